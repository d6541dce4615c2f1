import { expect, it, vi } from 'vitest';
import type { OrderDetails } from '#schemas/entities/order.ts';
import { duplicateWindowMs } from '#schemas/entities/order-rules.ts';
import type { ToBegin } from './begin-transactions.ts';
import { createPlaceOrders } from './place-orders.ts';
import { transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';

const user = { name: 'Asha', mobile: '9876543210' };
const order = { cartId: 'c-1', price: 30_000 } as OrderDetails;
const card = { primaryPaymentId: 'card', loyaltyEligible: false };
const { payment } = transactionOf();
const bare = { ...payment, mode: '' as const };
const snapshot = {
  ...transactionOf().snapshot,
  lines: [],
  orderType: 'P' as const,
  zeroContactDelivery: false,
  deliveryInstructions: 'Ring.',
  partnerUserId: null,
  scheduledFor: null,
  address: null,
};
const rowOf = (more: Partial<Transaction> = {}, paid: Payment = payment) =>
  transactionOf({ state: 'AWAITING_MEANS', snapshot, payment: paid, ...more });

interface Written {
  readonly row?: Transaction | undefined;
  readonly isLoggedIn?: boolean;
  /** What the cart costs now. */
  readonly netPrice?: number;
  readonly lines?: readonly object[];
  readonly problems?: readonly object[];
  readonly others?: readonly Transaction[];
  /** What the cart is by then, each time that it is asked for. */
  readonly done?: readonly (Transaction | undefined)[];
}

function placing(written: Written = {}) {
  const { netPrice = 30_000, lines = [], problems = [], others = [], done = [] } = written;
  const begun: ToBegin[] = [];
  const answers = [...done];
  const check = vi.fn(async (_caller: unknown, _order: OrderDetails, _mode: unknown) => ({
    problems,
    frozen: { cart: { id: 'c-1', lines }, shop: { offers: [] }, priced: { netPrice } },
    snapshot: { ...snapshot, netPrice },
    isOwnNumber: true,
  }));
  const byQuestion = vi.fn(async (row: Transaction) => row);
  const latestSince = vi.fn(async () => undefined);
  const places = createPlaceOrders({
    now: () => 5_000_000,
    check: check as never,
    optionOf: (async (id: string) => ({
      paymentId: id,
      mode: { card: 'CC', wallet: 'PIGGYBANK' }[id] ?? 'CASH',
      status: 'E',
      gateway: null,
      banks: [],
    })) as never,
    balanceOf: async () => 1_000,
    transactions: {
      find: async () => written.row,
      heldFor: async () => 200,
    } as never,
    begins: {
      doneBefore: async () => answers.shift(),
      othersOf: async () => others,
      async begin(asked: ToBegin) {
        begun.push(asked);
        return rowOf({ id: 't-new' });
      },
    } as never,
    settle: { byQuestion } as never,
    latestSince,
  });
  const caller = {
    session: { userId: 'u-1', isLoggedIn: written.isLoggedIn ?? true },
    request: {},
  } as never;
  return { places, caller, begun, check, byQuestion, latestSince };
}

it.each([
  ['of somebody else', rowOf({ user_id: 'u-2' })],
  ['that is not there', undefined],
])('a transaction %s is not there', async (_title, row) => {
  const { places, caller } = placing({ row });
  const gone = { status: 404, entry: { code: 'NO_SUCH_TRANSACTION' } };
  await expect(places.retry(caller, 't-1')).rejects.toMatchObject(gone);
  await expect(places.submit(caller, 't-1', card)).rejects.toMatchObject(gone);
});

it.each([
  ['a way to pay without it', card, true, { amount: 30_000, walletAmount: 0 }],
  [
    'the wallet with another way',
    { ...card, secondaryPaymentId: 'wallet' },
    true,
    { amount: 28_800, walletAmount: 1_200 },
  ],
  [
    'a guest, who has none',
    { ...card, secondaryPaymentId: 'wallet' },
    false,
    { amount: 30_000, walletAmount: 0 },
  ],
])(
  'PAY-27 the wallet pays with what it has, and with what an earlier try has set aside: %s',
  async (_title, asked, isLoggedIn, split) => {
    const { places, caller, begun } = placing({ isLoggedIn });
    await places.initiate(caller, order, asked);
    expect(begun).toMatchObject([{ split, choice: { mode: 'CC' } }]);
  },
);

it('PAY-39 what is in the way of an order is said, and nothing begins', async () => {
  const problems = [
    { code: 'EMPTY_CART', text: 'Your cart is empty.' },
    { code: 'OTHER', text: 'Another one.' },
  ];
  const { places, caller, begun } = placing({ problems, row: rowOf({}, bare) });
  const first = { status: 409, entry: { code: 'EMPTY_CART', displayMsg: 'Your cart is empty.' } };
  await expect(places.initiate(caller, order, card)).rejects.toMatchObject(first);
  await expect(places.confirm(caller, order)).rejects.toMatchObject(first);
  await expect(places.submit(caller, 't-1', card)).rejects.toMatchObject(first);
  expect(begun).toEqual([]);
});

it('asks the gateways of other tries first, where they may know more: one that is paid is the order', async () => {
  const asked = transactionOf({ id: 't-asked' });
  const idle = rowOf({ id: 't-idle' });
  const paid = rowOf({ id: 't-paid' });
  const order1 = placing({ others: [asked, idle], done: [undefined, paid] });
  expect(await order1.places.initiate(order1.caller, order, card)).toBe(paid);
  expect(order1.byQuestion.mock.calls).toEqual([[asked]]);
  expect(order1.begun).toEqual([]);
  const unpaid = placing({ others: [asked] });
  expect((await unpaid.places.initiate(unpaid.caller, order, card)).id).toBe('t-new');
  // Nobody was asked, so nothing can have changed.
  const alone = placing({ others: [idle], done: [undefined, paid] });
  expect((await alone.places.confirm(alone.caller, order)).id).toBe('t-new');
  expect(alone.byQuestion).not.toHaveBeenCalled();
});

it('the older calls begin without a way to pay', async () => {
  const { places, caller, begun, check } = placing();
  await places.confirm(caller, order);
  expect(begun).toHaveLength(1);
  expect(begun[0]).not.toHaveProperty('choice');
  expect(check).toHaveBeenCalledExactlyOnceWith(caller, order, undefined);
});

it('API-064 API-068 the way to pay is that of the transaction, where it has none yet', async () => {
  const row = rowOf({}, bare);
  const first = placing({ row });
  await first.places.submit(first.caller, 't-1', card);
  expect(first.begun).toMatchObject([{ into: row, choice: { mode: 'CC' } }]);
  // Another way to pay is another transaction.
  const second = placing({ row: rowOf() });
  await second.places.submit(second.caller, 't-1', card);
  expect(second.begun[0]?.into).toBeUndefined();
  expect(second.begun).toHaveLength(1);
});

it('one whose payment has begun goes on by the same way, and one that has ended is not paid', async () => {
  const row = rowOf();
  const same = placing({ row });
  const details = { primaryPaymentId: payment.primaryPaymentId, loyaltyEligible: false };
  expect(await same.places.submit(same.caller, 't-1', details)).toBe(row);
  // A way to pay that is empty is none, whatever it is asked for by.
  const asBare = placing({ row: rowOf({}, bare) });
  await asBare.places.submit(asBare.caller, 't-1', details);
  expect([same.begun.length, asBare.begun.length]).toEqual([0, 1]);
  const ended = placing({ row: rowOf({ state: 'FAILED' }) });
  await expect(ended.places.submit(ended.caller, 't-1', details)).rejects.toMatchObject({
    entry: { code: 'NOT_OPEN' },
  });
});

it('API-067 what was ordered is asked for again as it was', async () => {
  const { places, caller, check } = placing({ row: rowOf() });
  await places.retry(caller, 't-1');
  const asked = {
    cartId: 'c-1',
    deliveryType: 'P',
    price: 30_000,
    userDetails: user,
    zeroContactDelivery: false,
    deliveryInstructions: 'Ring.',
  };
  expect(check.mock.calls).toEqual([
    [caller, asked, undefined],
    [caller, asked, undefined],
  ]);
  const address = { houseNo: '12' } as never;
  const whole = { ...snapshot, address, partnerUserId: 'x-1', scheduledFor: '2026-11-20T12:00:00.000Z' };
  const delivery = placing({ row: rowOf({ snapshot: whole }) });
  await delivery.places.retry(delivery.caller, 't-1');
  expect(delivery.check.mock.calls[0]?.[1]).toEqual({
    ...asked,
    address,
    partnerUserId: 'x-1',
    scheduledFor: '2026-11-20T12:00:00.000Z',
  });
});

it('a cart that holds something else by now is not ordered in its place', async () => {
  const { places, caller, begun } = placing({ row: rowOf({}, bare), lines: [{ id: 'l-1' }] });
  const changed = { entry: { code: 'CART_CHANGED' } };
  await expect(places.retry(caller, 't-1')).rejects.toMatchObject(changed);
  await expect(places.submit(caller, 't-1', card)).rejects.toMatchObject(changed);
  expect(begun).toEqual([]);
});

it.each([
  ['costs less now', 29_000, 29_000],
  ['costs the same', 30_000, 30_000],
  // The difference is a price that was not agreed to: it is said so.
  ['costs more now', 31_000, 30_000],
])(
  'a way to pay by which it %s is asked for at %i paise, agreed to at %i',
  async (_title, netPrice, price) => {
    const { places, caller, check } = placing({ row: rowOf({}, bare), netPrice });
    await places.submit(caller, 't-1', card);
    expect(check.mock.lastCall?.slice(1)).toEqual([expect.objectContaining({ price }), 'CC']);
  },
);

it.each([29_000, 31_000])('API-067 what was ordered is priced anew: at %i paise', async (netPrice) => {
  const { places, caller, check } = placing({ row: rowOf(), netPrice });
  await places.retry(caller, 't-1');
  expect(check.mock.lastCall?.[1].price).toBe(netPrice);
});

it('an order that was cancelled is not begun again by its transaction, and one that stands is the reply', async () => {
  const ordered = (state: Transaction['state']) =>
    placing({ row: rowOf(), done: [transactionOf({ state, order_id: 'o-1' })] });
  const stands = ordered('CONFIRMED');
  expect((await stands.places.retry(stands.caller, 't-1')).order_id).toBe('o-1');
  const cancelled = ordered('FAILED');
  await expect(cancelled.places.retry(cancelled.caller, 't-1')).rejects.toMatchObject({
    entry: { code: 'ORDER_CANCELLED' },
  });
});

it('PAY-40 an order of the last half hour is one that may be ordered twice', async () => {
  const { places, latestSince } = placing();
  await places.duplicate({ userId: 'u-1' } as never);
  expect(duplicateWindowMs).toBe(30 * 60_000);
  expect(latestSince).toHaveBeenCalledExactlyOnceWith('u-1', 5_000_000 - 30 * 60_000);
});
