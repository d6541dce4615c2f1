import type { FastifyRequest } from 'fastify';
import type { CartsRepository } from '../cart/carts-repository.ts';
import type { Database } from '../database/database.ts';
import { type Session, sessionExpired } from '../http/session.ts';
import type {
  CustomerAttributes,
  CustomersRepository,
  NewCustomer,
} from '../session/customers-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import { deviceOf } from './device.ts';

export interface Asking {
  /** The session that logs in; the customer's takes its place. */
  readonly session: Session;
  readonly device: string;
}

interface Parts {
  readonly sessions: SessionRepository;
  readonly customers: CustomersRepository;
  readonly carts: Pick<CartsRepository, 'adopt'>;
}

export type LogIn = ReturnType<typeof createLogIn>;

/** How every login ends: with a session of the customer in the place of the one that asked. In the transaction of its caller. */
export function createLogIn({ sessions, customers, carts }: Parts) {
  async function customer(
    { session, device }: Asking,
    attributes: CustomerAttributes,
    transaction: Database,
  ): Promise<Login> {
    // Another login of the same guest was faster.
    if (!(await sessions.endSoon(session.familyId, transaction))) throw sessionExpired();
    const { userId, cartId } = attributes;
    if (cartId === session.cartId) await carts.adopt(cartId, userId, transaction);
    return sessions.createLoggedInSession(attributes, device, transaction);
  }

  return {
    customer,

    /** The customer with this number, of which it was shown that it is theirs; who is new is made from what was given. */
    async owner(
      asking: Asking,
      person: Omit<NewCustomer, 'userId' | 'cartId'>,
      transaction: Database,
    ): Promise<Login> {
      const { isLoggedIn, cartId } = asking.session;
      const found = await customers.findOrCreate(
        {
          ...person,
          userId: sessions.newUserId(),
          // A guest's cart becomes that of a new customer. The cart of another customer never does.
          cartId: isLoggedIn ? sessions.newCartId() : cartId,
        },
        transaction,
      );
      return customer(asking, found, transaction);
    },
  };
}

/** What every call of a login answers. `cognitoId` is the specification's name for the id of a login: that of the list of logins. */
export function loginReplyOf({ id, attributes, credentials }: Login) {
  return { attributes, credentials, cognitoId: id };
}

/** The session of a call that needs one. */
export function sessionOf(session: Session | undefined): Session {
  if (!session) throw sessionExpired();
  return session;
}

export function askingOf(session: Session, { headers }: FastifyRequest): Asking {
  return { session, device: deviceOf(headers['user-agent']) };
}
