import { describe, expect, it, vi } from 'vitest';
import { cartClosed } from '../cart/cart-faults.ts';
import { createPlaceOrders } from './place-orders.ts';
import type { Transaction } from './transactions-repository.ts';

const caller = { session: { userId: 'u-1', isLoggedIn: true }, request: {} } as never;
const order = { cartId: 'CART1' } as never;
const card = { primaryPaymentId: 'credit-card', loyaltyEligible: false };
const closed = cartClosed({ invalidCartCode: 'INVALID_CART' });

/** What the customer tried first: its money arrives while the cart is read, which closes the cart. */
const paid = {
  id: 'T1',
  user_id: 'u-1',
  cart_id: 'CART1',
  order_id: 'O1',
  state: 'CONFIRMED',
} as Transaction;
const open = {
  ...paid,
  order_id: null,
  state: 'AWAITING_MEANS' as const,
  payment: { mode: '' },
  snapshot: {},
};

/** `ordered` is what the cart has become by then, if anything. */
function placing(ordered: Transaction | undefined) {
  const doneBefore = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(ordered);
  const parts = {
    now: () => 0,
    check: () => Promise.reject(closed),
    optionOf: () => Promise.resolve({ paymentId: 'credit-card', mode: 'CC', status: 'E', banks: [] }),
    transactions: { find: () => Promise.resolve(open) },
    begins: { doneBefore },
  };
  return createPlaceOrders(parts as never);
}

describe('an order that is placed while the same cart is ordered once more', () => {
  const calls = {
    initiate: (places: ReturnType<typeof placing>) => places.initiate(caller, order, card),
    confirm: (places: ReturnType<typeof placing>) => places.confirm(caller, order),
    retry: (places: ReturnType<typeof placing>) => places.retry(caller, 'T1'),
    submit: (places: ReturnType<typeof placing>) => places.submit(caller, 'T1', card),
  };

  it.each(Object.entries(calls))('is the reply of %s', async (_, call) => {
    expect(await call(placing(paid))).toBe(paid);
  });

  it.each(Object.entries(calls))(
    '%s says that the cart is closed where there is no order',
    async (_, call) => {
      await expect(call(placing(undefined))).rejects.toBe(closed);
    },
  );

  it('is said to be cancelled where it is, instead of begun again', async () => {
    const cancelled = { ...paid, state: 'REFUNDED' } as Transaction;
    await expect(placing(cancelled).retry(caller, 'T1')).rejects.toMatchObject({
      entry: { code: 'ORDER_CANCELLED' },
    });
  });
});
