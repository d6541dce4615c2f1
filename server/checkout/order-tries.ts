import { callerOf } from '../http/caller-of.ts';
import { type Counts, createRateLimit } from '../http/rate-limits.ts';
import type { Caller } from './begin-transactions.ts';

const tenMinutes = 600;
const tooMany = (wait: string) => `This was tried too often. Try again in ${wait}. Your cart is kept.`;

export type OrderTries = ReturnType<typeof createOrderTries>;

/** Limits tries to order: each prices the cart, is kept, and makes the server ask a gateway. Many customers of a mobile network share one address. */
export function createOrderTries(counts: Counts) {
  const ofSession = createRateLimit(counts, {
    name: 'order-tries',
    points: 120,
    seconds: tenMinutes,
    text: tooMany,
  });
  const ofCaller = createRateLimit(counts, {
    name: 'order-tries-from',
    points: 3000,
    seconds: tenMinutes,
    text: tooMany,
  });
  return {
    async take({ session, request }: Caller): Promise<void> {
      await ofCaller.take(callerOf(request));
      await ofSession.take(session.userId);
    },
  };
}
