import { expect, it, vi } from 'vitest';
import type { TransactionEvent } from './states.ts';
import { databaseOf } from './testing/database-of.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';
import { type Change, createTransitions } from './transitions.ts';

const second = 1000;
const over = 15 * 60 * second;
/** It has no rows: the turn of a cart is taken by a query that needs none. */
const transaction = databaseOf();
const { payment } = transactionOf();
const extra = (gatewayId: string, more: object = {}) => ({
  gatewayId,
  amount: 700,
  refund: { number: 1 },
  ...more,
});

interface Written {
  readonly ms?: number;
  /** The cart is an order already, or holds nothing. */
  readonly isClosed?: boolean;
}

/** Changes of transactions; `done` is what happened besides, in its order. */
function changing({ ms = 0, isClosed = false }: Written = {}) {
  const done: string[] = [];
  const does =
    <Result>(name: string, result?: Result) =>
    async () => {
      done.push(name);
      return result as Result;
    };
  const updated = vi.fn();
  const recorded = vi.fn(async () => {});
  const placed = vi.fn();
  const refunded = vi.fn(async () => {});
  const extras: unknown[] = [];
  const transitions = createTransitions({
    db: transaction,
    now: () => begunAt + ms,
    transactions: {
      async update(_id: string, change: Partial<Transaction>) {
        updated(change);
        return { ...transactionOf(), ...change };
      },
      record: recorded,
    } as never,
    carts: { close: does('close', !isClosed) },
    async place(order) {
      done.push('place');
      placed(order);
      return { id: 'o-1', number: '7' };
    },
    money: {
      receive: does('receive'),
      agreeCash: does('agreeCash'),
      sell: does('sell'),
      oweBack: does('oweBack'),
      unsell: does('unsell'),
      giveBack: does('giveBack'),
      holdWallet: does('holdWallet'),
      releaseWallet: does('releaseWallet'),
      giveExtraBack: does('giveExtraBack'),
      async oweExtra(_row: Transaction, one: unknown) {
        done.push('oweExtra');
        extras.push(one);
      },
    } as never,
    takeBack: async (orderId) => void done.push(`takeBack ${orderId}`),
    refunded,
  });
  return { ...transitions, done, updated, recorded, placed, refunded, extras };
}

const apply = async (row: Partial<Transaction>, change: Change | TransactionEvent, written?: Written) => {
  const test = changing(written);
  const asked = typeof change === 'string' ? { event: change } : change;
  return { ...test, after: await test.apply(transactionOf(row), asked, transaction) };
};

it.each<[string, Partial<Transaction>, TransactionEvent, readonly string[]]>([
  ['paid at a gateway: an order', {}, 'paid', ['close', 'place', 'receive', 'sell']],
  [
    'paid in cash: an order, and the cash is to be collected',
    { state: 'AWAITING_MEANS' },
    'cash-agreed',
    ['close', 'place', 'agreeCash', 'sell'],
  ],
  [
    'cash by a code: the same',
    { state: 'AWAITING_CODE' },
    'code-right',
    ['close', 'place', 'agreeCash', 'sell'],
  ],
  ['declined: the wallet has its part again', {}, 'declined', ['releaseWallet']],
  ['expired: the same', { state: 'AWAITING_CODE' }, 'expired', ['releaseWallet']],
  ['pending: nothing but that', {}, 'pending', []],
  ['ERR-16 unknown: the wallet has its part again', {}, 'unanswered', ['releaseWallet']],
  ['paid after it was unknown: owed', { state: 'UNKNOWN' }, 'paid', ['oweBack']],
  ['paid after it failed: owed', { state: 'FAILED' }, 'paid', ['oweBack']],
  ['ORD-07 refunded: back', { state: 'REFUND_DUE' }, 'refunded', ['giveBack']],
  [
    'an order that is cancelled: all goes back, and its points',
    { state: 'CONFIRMED', order_id: 'o-1' },
    'order-cancelled',
    ['unsell', 'takeBack o-1'],
  ],
  [
    'the same, where no gateway took anything',
    { state: 'CONFIRMED', order_id: 'o-1' },
    'cancelled',
    ['unsell', 'takeBack o-1'],
  ],
  ['an order of which nothing is kept', { state: 'CONFIRMED' }, 'cancelled', ['unsell']],
])('%s', async (_title, row, event, expected) => {
  expect((await apply(row, event)).done).toEqual(expected);
});

it('an event that the state does not know changes nothing', async () => {
  const row = transactionOf({ state: 'REFUNDED' });
  const { apply: change, done, updated, recorded } = changing();
  expect(await change(row, { event: 'paid' }, transaction)).toBe(row);
  expect([done, updated.mock.calls, recorded.mock.calls]).toEqual([[], [], []]);
});

it('what was paid for a cart that is no order any more is owed, and goes with the wallet’s part', async () => {
  const paid = await apply({}, { event: 'paid', gatewayId: 'g-1' }, { isClosed: true });
  expect(paid.done).toEqual(['close', 'oweBack', 'releaseWallet']);
  expect(paid.after).toMatchObject({ state: 'REFUND_DUE', gateway_id: 'g-1' });
  expect(paid.recorded).toHaveBeenCalledExactlyOnceWith(
    { id: 't-1', event: 'paid-in-vain', from: 'AWAITING_PAYMENT', to: 'REFUND_DUE', detail: undefined },
    transaction,
  );
});

it('cash for a cart that is no order any more is refused', async () => {
  const cash = apply({ state: 'AWAITING_MEANS' }, 'cash-agreed', { isClosed: true });
  await expect(cash).rejects.toMatchObject({ entry: { code: 'NOT_OPEN' } });
});

it('an order is what was priced, of the cart and the user of the transaction, as of now', async () => {
  const { placed } = await apply({}, 'paid', { ms: 5 });
  expect(placed).toHaveBeenCalledExactlyOnceWith({
    ...transactionOf().snapshot,
    userId: 'u-1',
    cartId: 'c-1',
    transactionId: 't-1',
    at: begunAt + 5,
  });
});

it('means that pay by themselves take the money, and no gateway does', async () => {
  const pay = vi.fn(async () => {});
  const row = transactionOf({ state: 'AWAITING_MEANS' });
  const { apply: change, done } = changing();
  await change(row, { event: 'paid', pay }, transaction);
  expect(pay).toHaveBeenCalledExactlyOnceWith(row, transaction);
  expect(done).toEqual(['close', 'place', 'sell']);
});

it('writes the state with what it comes from, and when the server looks again', async () => {
  const { updated, recorded } = await apply(
    { checks: 4 },
    { event: 'pending', reason: 'Wait.', gatewayId: 'g-1', detail: { code: 'E1' } },
    { ms: 5 * second },
  );
  expect(updated).toHaveBeenCalledExactlyOnceWith({
    state: 'PENDING',
    payment,
    reason: 'Wait.',
    gateway_id: 'g-1',
    order_id: null,
    checks: 0,
    next_check_at: new Date(begunAt + 15 * second),
  });
  expect(recorded).toHaveBeenCalledExactlyOnceWith(
    { id: 't-1', event: 'pending', from: 'AWAITING_PAYMENT', to: 'PENDING', detail: { code: 'E1' } },
    transaction,
  );
});

it('keeps what was known, and names the order', async () => {
  const kept = await apply({ reason: 'Before.', gateway_id: 'g-0', order_id: 'o-0' }, 'pending');
  expect(kept.after).toMatchObject({ reason: 'Before.', gateway_id: 'g-0', order_id: 'o-0' });
  expect((await apply({}, 'paid')).after).toMatchObject({ state: 'CONFIRMED', order_id: 'o-1' });
});

it.each<[Transaction['state'], TransactionEvent, string]>([
  ['AWAITING_PAYMENT', 'expired', 'The time to pay is over. Your cart is kept: please order again.'],
  ['AWAITING_PAYMENT', 'superseded', 'You began this order anew. This try has ended.'],
  ['AWAITING_PAYMENT', 'cancelled', 'The restaurant cancelled this order.'],
  ['CONFIRMED', 'order-cancelled', 'The restaurant cancelled this order.'],
  [
    'AWAITING_CODE',
    'code-refused',
    'A wrong code was entered too often. Your cart is kept: please order again.',
  ],
])('PAY-47 after %s and %s customers read: %s', async (state, event, reason) => {
  expect((await apply({ state }, event)).after.reason).toBe(reason);
  expect((await apply({ state }, { event, reason: 'Another one.' })).after.reason).toBe('Another one.');
});

it('ORD-07 tells a customer that money is on its way back', async () => {
  const { refunded } = await apply({ state: 'REFUND_DUE' }, 'refunded');
  expect(refunded).toHaveBeenCalledExactlyOnceWith(
    { id: 't-1', mobile: '9876543210', amount: 25_000 },
    transaction,
  );
});

it('what was paid besides is owed once, and kept with the payment', async () => {
  const others = [
    { gatewayId: 'g-1', amount: 700 },
    { gatewayId: 'g-2', amount: 700 },
  ];
  const paid = await apply({}, { event: 'paid', gatewayId: 'g-1', others });
  expect(paid.extras).toEqual([extra('g-2')]);
  expect(paid.after.payment).toEqual({ ...payment, extras: [extra('g-2')] });
  const known = await apply({ gateway_id: 'g-1' }, { event: 'paid', others });
  expect(known.extras).toEqual([extra('g-2')]);
  const given = { ...payment, upiTries: 2 };
  const changed = await apply({}, { event: 'pending', payment: given });
  expect([changed.after.payment, changed.extras]).toEqual([given, []]);
});

/** With a database that gives the row as it is in the turn of its cart. */
function inTurn(current: Partial<Transaction>, written?: Written) {
  const test = changing(written);
  const row = transactionOf(current);
  const found = vi.fn(async (): Promise<Transaction | undefined> => row);
  const all = createTransitions({
    db: transaction,
    now: () => begunAt + (written?.ms ?? 0),
    transactions: {
      find: found,
      lock: async () => row,
      async update(_id: string, change: Partial<Transaction>) {
        test.updated(change);
        return { ...row, ...change };
      },
      record: test.recorded,
    } as never,
    carts: { close: async () => true },
    place: async () => ({ id: 'o-1', number: '7' }),
    money: new Proxy({}, { get: (_target, name) => async () => void test.done.push(String(name)) }) as never,
    takeBack: async () => {},
    refunded: test.refunded,
  });
  return { ...test, ...all, row, found };
}

it.each<[Transaction['state'], number, string | undefined]>([
  ['AWAITING_CODE', over - 1, undefined],
  ['AWAITING_CODE', over, 'expired'],
  ['AWAITING_MEANS', over - 1, undefined],
  ['AWAITING_MEANS', over, 'expired'],
  ['AWAITING_PAYMENT', over, undefined],
  ['PENDING', over, undefined],
])('what a customer does to pay counts in time: %s after %i ms', async (state, ms, event) => {
  const test = inTurn({ state }, { ms });
  const act = vi.fn(async (row: Transaction) => row);
  const after = await test.inTime(test.row, act);
  expect(act).toHaveBeenCalledTimes(event === undefined ? 1 : 0);
  expect(after.state).toBe(event === undefined ? state : 'FAILED');
});

it('changes by what the row says in its turn', async () => {
  const test = inTurn({ state: 'PENDING' });
  const decide = vi.fn(() => undefined);
  expect(await test.change(transactionOf(), decide)).toBe(test.row);
  expect(decide).toHaveBeenCalledExactlyOnceWith(test.row);
  expect((await test.change(transactionOf(), () => ({ event: 'declined' }))).state).toBe('FAILED');
});

it('a settled payment that was paid once more owes that, and is looked at at once', async () => {
  const test = inTurn({ state: 'CONFIRMED', checks: 3, gateway_id: 'g-1' });
  const others = [{ gatewayId: 'g-1', amount: 25_000 }];
  expect(await test.looked(test.row, others)).toBe(test.row);
  expect(test.updated).not.toHaveBeenCalled();
  await test.looked(test.row, [...others, { gatewayId: 'g-2', amount: 700 }]);
  expect(test.done).toEqual(['oweExtra']);
  expect(test.updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...payment, extras: [extra('g-2')] },
    checks: 0,
    next_check_at: new Date(begunAt),
  });
});

it.each<[string, Partial<Transaction>, Partial<Transaction>]>([
  ['settled, in four seconds', { checks: 3 }, { checks: 0, next_check_at: new Date(begunAt + 4000) }],
  ['looked at already, when it was planned', { next_check_at: new Date(begunAt + 9000) }, {}],
  ['open, when it was planned', { state: 'PENDING', next_check_at: new Date(begunAt + 9000) }, {}],
])('a success that is told of one that is %s is looked at', async (_title, row, planned) => {
  const test = inTurn({ state: 'CONFIRMED', next_check_at: null, ...row });
  await test.told(test.row);
  expect(test.updated).toHaveBeenCalledExactlyOnceWith({ payment: { ...payment, told: 1 }, ...planned });
  const again = inTurn({ ...row, payment: { ...payment, told: 1 } });
  await again.told(again.row);
  expect(again.updated).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ payment: { ...payment, told: 2 } }),
  );
});

it('a question answers what was told before it, and not what is told meanwhile', async () => {
  const told = { ...payment, told: 2, looked: 1 };
  const test = inTurn({ state: 'CONFIRMED', checks: 3, payment: told });
  await test.looked(test.row, []);
  const looked = { ...told, looked: 2 };
  expect(test.updated).toHaveBeenCalledExactlyOnceWith({ payment: looked, checks: 0, next_check_at: null });
  const meanwhile = inTurn({ state: 'CONFIRMED', payment: { ...told, told: 3 } });
  await meanwhile.looked({ ...meanwhile.row, payment: told }, []);
  expect(meanwhile.updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...looked, told: 3 },
    checks: 0,
    next_check_at: new Date(begunAt + 4000),
  });
  const known = inTurn({ state: 'CONFIRMED', payment: looked });
  await known.looked(known.row, []);
  // Of a question that was asked before anything was told, too.
  await known.looked({ ...known.row, payment }, []);
  expect(known.updated).not.toHaveBeenCalled();
});

it('what was paid besides goes back once, and its customer is told', async () => {
  const test = inTurn({ payment: { ...payment, extras: [extra('g-2'), extra('g-3', { isBack: true })] } });
  await test.extraIsBack(test.row, 'g-3');
  await test.extraIsBack(test.row, 'g-9');
  expect([test.done, test.updated.mock.calls]).toEqual([[], []]);
  await test.extraIsBack(test.row, 'g-2');
  expect(test.done).toEqual(['giveExtraBack']);
  expect(test.refunded).toHaveBeenCalledExactlyOnceWith(
    { id: 't-1:g-2', mobile: '9876543210', amount: 700 },
    expect.anything(),
  );
  expect(test.updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...payment, extras: [extra('g-2', { isBack: true }), extra('g-3', { isBack: true })] },
  });
});

it.each<[string, Partial<Transaction>, TransactionEvent]>([
  ['at a gateway', {}, 'order-cancelled'],
  ['by a wallet alone', { amount: 0 }, 'cancelled'],
  ['in cash', { payment: { primaryPaymentId: 'cash', loyaltyEligible: false, mode: 'CASH' } }, 'cancelled'],
])('an order that was paid %s is cancelled as such', async (_title, row, event) => {
  const test = inTurn({ state: 'CONFIRMED', ...row });
  await test.cancelOrder('t-1', transaction);
  expect(test.recorded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event }), transaction);
});

it('an order whose transaction is not there any more has no money to give back', async () => {
  const test = inTurn({ state: 'CONFIRMED' });
  test.found.mockResolvedValue(undefined);
  await test.cancelOrder('t-1', transaction);
  expect([test.done, test.recorded.mock.calls]).toEqual([[], []]);
});
