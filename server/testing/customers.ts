import { createHash } from 'node:crypto';
import type { CustomersRepository, NewCustomer } from '../session/customers-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';

interface Parts {
  readonly customers: CustomersRepository;
  readonly sessions: SessionRepository;
}

export type TestCustomer = Partial<NewCustomer> & Pick<NewCustomer, 'userId'>;

/** Logs a customer in without a code, who is made the first time. Number and cart follow from the id when they are not given. */
export async function logIn(
  { customers, sessions }: Parts,
  { userId, mobile = mobileOf(userId), cartId = `c-${userId}`, ...names }: TestCustomer,
  device = 'Chrome on Android',
): Promise<Login> {
  return sessions.createLoggedInSession(
    await customers.findOrCreate({ userId, mobile, cartId, ...names }),
    device,
  );
}

function mobileOf(userId: string): string {
  const number = createHash('sha256').update(userId).digest().readUIntBE(0, 6) % 1_000_000_000;
  return `9${String(number).padStart(9, '0')}`;
}
