import { expect, it, vi } from 'vitest';
import { createPayments } from './payments.ts';
import { transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';
import type { Change, Transitions } from './transitions.ts';

const transaction = 'the transaction' as never;
const { payment } = transactionOf();
const waiting = transactionOf({ state: 'AWAITING_MEANS' });

/** `current` is the row as it is in its turn; `inTime` does nothing but answer where the time to pay is over. */
function paying(
  current: Transaction = waiting,
  inTime: Transitions['inTime'] = (_row, act) => act(current, transaction),
) {
  const apply = vi.fn(async (row: Transaction, _change: Change) => ({ ...row, state: 'CONFIRMED' as const }));
  const cancelOrder = vi.fn(async () => {});
  const lockInTurn = vi.fn(async () => undefined);
  const own = vi.fn(async () => current);
  const payments = createPayments({
    own,
    transitions: { apply, cancelOrder, lockInTurn, inTime },
  });
  return { payments, apply, cancelOrder, lockInTurn, own };
}

it.each([
  [10_000, 15_000],
  [0, 5_000],
  [-700, 5_000],
  // No more than the order costs besides.
  [90_000, 30_000],
])('API-100 with a balance of %i an order that set 5,000 aside can use %i', async (balance, usable) => {
  const session = { userId: 'u-1' } as never;
  const { payments, own } = paying();
  expect(await payments.usableFor(session, 't-1', balance)).toBe(usable);
  expect(own).toHaveBeenCalledExactlyOnceWith(session, 't-1');
});

it('API-100 an order that is over uses nothing', async () => {
  expect(
    await paying(transactionOf({ state: 'CONFIRMED' })).payments.usableFor({} as never, 't-1', 10_000),
  ).toBe(0);
});

it('means that are given pay an order that waits for them, and no other', async () => {
  const pay = vi.fn(async () => {});
  const { payments, apply } = paying();
  expect((await payments.payWith(waiting, pay)).state).toBe('CONFIRMED');
  expect(apply).toHaveBeenCalledExactlyOnceWith(waiting, { event: 'paid', pay }, transaction);
  const promo = { code: 'TEN', text: 'Not with a voucher.' };
  for (const row of [transactionOf(), { ...waiting, payment: { ...payment, promo } }]) {
    const other = paying(row);
    expect(await other.payments.payWith(waiting, pay)).toBe(row);
    expect(other.apply).not.toHaveBeenCalled();
  }
});

it('of two requests that ask for the money, one is the first', async () => {
  const { payments, apply } = paying();
  expect((await payments.asked(waiting)).isFirst).toBe(true);
  expect(apply).toHaveBeenCalledExactlyOnceWith(
    waiting,
    { event: 'payment-asked', payment: { ...payment, isAsked: true } },
    transaction,
  );
  expect((await paying(transactionOf()).payments.asked(waiting)).isFirst).toBe(false);
});

it('nobody asks for the money of an order whose time to pay is over', async () => {
  const over = transactionOf({ state: 'FAILED' });
  const { payments } = paying(waiting, async () => over);
  expect(await payments.asked(waiting)).toEqual({ row: over, isFirst: false });
});

it('the money of an order that was paid here goes back when it is cancelled, and no other', async () => {
  const { payments, cancelOrder, lockInTurn } = paying();
  await payments.cancelOrder({ transactionId: null }, transaction);
  await payments.lockForCancel({ transactionId: null }, transaction);
  expect([cancelOrder.mock.calls, lockInTurn.mock.calls]).toEqual([[], []]);
  await payments.cancelOrder({ transactionId: 't-1' }, transaction);
  await payments.lockForCancel({ transactionId: 't-1' }, transaction);
  const once = [['t-1', transaction]];
  expect([cancelOrder.mock.calls, lockInTurn.mock.calls]).toEqual([once, once]);
});
