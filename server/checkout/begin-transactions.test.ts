import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { cartReply } from '../cart/cart-reply.ts';
import { cartOf, line, shopOf } from '../cart/testing/sample-shop.ts';
import { createBeginTransactions, type ToBegin } from './begin-transactions.ts';
import { databaseOf } from './testing/database-of.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const second = 1000;
const cart = cartOf([line('FRIES', { quantity: 2 })]);
const shop = shopOf({}, { cashCodeFrom: 50_000 });
const snapshot = transactionOf().snapshot;
const card = {
  details: { primaryPaymentId: 'card', loyaltyEligible: false },
  mode: 'CC',
  gateway: 'PAYU',
  banks: ['HDFC'],
  usesWallet: false,
} as const;
const cash = {
  ...card,
  details: { ...card.details, primaryPaymentId: 'cash' },
  mode: 'CASH',
  gateway: null,
} as const;
const request = (requestId?: string) =>
  ({
    method: 'POST',
    routeOptions: { url: '/initiate' },
    headers: requestId === undefined ? {} : { [headerNames.requestId]: requestId },
  }) as unknown as FastifyRequest;

interface Written {
  readonly ms?: number;
  readonly family?: object | undefined;
  readonly cartRow?: object | undefined;
  readonly order?: object;
  /** The tries that there are. */
  readonly others?: readonly Transaction[];
  /** The transaction of a request that was done before. */
  readonly done?: string;
  readonly isHeld?: boolean;
}

function beginning({ ms = 0, others = [], done, isHeld = true, ...rows }: Written = {}) {
  const family = 'family' in rows ? rows.family : { revoked_at: null };
  const cartRow = 'cartRow' in rows ? rows.cartRow : { version: 3, closed_at: null };
  const db = databaseOf((text) => {
    const row = text.includes('"session_families"')
      ? family
      : text.includes('"carts"')
        ? cartRow
        : text.includes('"orders"')
          ? rows.order
          : undefined;
    return row ? [row] : [];
  });
  const inserted: Record<string, unknown>[] = [];
  const updated: Partial<Transaction>[] = [];
  const applied: [string, Change][] = [];
  const kept = vi.fn(async (_userId: string, _request: unknown, _what: { transactionId: string }) => {});
  const recorded = vi.fn(async () => {});
  const begins = createBeginTransactions({
    db,
    now: () => begunAt + ms,
    randomBytes: (count) => Buffer.alloc(count, 7),
    transactions: {
      find: async (id: string) => transactionOf({ id }),
      ofCart: async () => [...others],
      lockOfCart: async () => [...others],
      async insert(row: Record<string, unknown>) {
        inserted.push(row);
        return { ...transactionOf(), ...row, wallet_amount: row.walletAmount } as unknown as Transaction;
      },
      async update(id: string, change: Partial<Transaction>) {
        updated.push(change);
        return { ...transactionOf({ id, state: 'AWAITING_MEANS' }), ...change };
      },
      record: recorded,
    } as never,
    transitions: {
      async apply(row: Transaction, change: Change) {
        applied.push([row.id, change]);
        return row;
      },
      inTime: (row: Transaction, act: (row: Transaction, transaction: unknown) => unknown) => act(row, db),
    } as never,
    requests: { find: async () => done, keep: kept } as never,
    money: { holdWallet: async () => (isHeld ? { isHeld } : { isHeld, balance: 900 }) },
  });
  return { ...begins, inserted, updated, applied, kept, recorded };
}

function asked(more: Partial<ToBegin> = {}, requestId?: string): ToBegin {
  const session = { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: true };
  const frozen = { cart, shop, priced: cartReply(cart, shop), codeForOthers: undefined };
  return {
    caller: { session, request: request(requestId) },
    frozen,
    snapshot,
    isOwnNumber: true,
    choice: card,
    ...more,
  };
}
const fault = (code: string) => ({ entry: { code } });

/** A try that is the same as `asked()`, begun at `begunAt`. */
async function sameTry(more: Partial<Transaction> = {}): Promise<Transaction> {
  const { begin, inserted } = beginning();
  await begin(asked());
  const { payment } = inserted[0] as unknown as Transaction;
  return transactionOf({ id: 't-same', payment, ...more });
}

it('keeps what is ordered and how it is paid, and goes on as far as the customer need not do anything', async () => {
  const { begin, inserted, applied, recorded, kept } = beginning({ ms: 5 });
  await begin(asked({ split: { amount: 28_000, walletAmount: 2_000 } }, 'r-1'));
  expect(inserted).toEqual([
    {
      id: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      user_id: 'u-1',
      cart_id: 'c-1',
      state: 'AWAITING_MEANS',
      snapshot,
      payment: { ...card.details, mode: 'CC', banks: ['HDFC'], asked: expect.any(String), needsCode: false },
      gateway: 'PAYU',
      amount: 28_000,
      walletAmount: 2_000,
      expiresAt: new Date(begunAt + 5 + 15 * 60 * second),
    },
  ]);
  const id = String(inserted[0]?.id);
  expect(applied).toEqual([[id, { event: 'payment-asked' }]]);
  expect(recorded).toHaveBeenCalledExactlyOnceWith(
    { id, event: 'begun', from: null, to: 'AWAITING_MEANS' },
    expect.anything(),
  );
  expect(kept).toHaveBeenCalledExactlyOnceWith(
    'u-1',
    { id: 'r-1', fingerprint: expect.any(String) },
    { transactionId: id, transaction: expect.anything() },
  );
});

it('the older calls begin without a way to pay, and wait for one', async () => {
  const { begin, inserted, applied } = beginning();
  const { choice: _, ...bare } = asked();
  await begin(bare);
  expect(inserted[0]).toMatchObject({
    payment: { primaryPaymentId: '', loyaltyEligible: false, mode: '', banks: [] },
    gateway: null,
    amount: snapshot.netPrice,
    walletAmount: 0,
  });
  expect(applied).toEqual([]);
});

it.each<[boolean, string, Partial<ToBegin>, number]>([
  [false, 'the own number, below the amount', {}, 49_999],
  [true, 'PAY-12 the own number, from the amount on', {}, 50_000],
  [true, 'PAY-12 SES-33 another number', { isOwnNumber: false }, 100],
  [false, 'nothing to pay', {}, 0],
  [true, 'nothing to pay, and another number', { isOwnNumber: false }, 0],
])('a code is needed: %s for %s', async (needsCode, _title, more, amount) => {
  const { begin, inserted } = beginning();
  await begin(asked({ choice: cash, split: { amount, walletAmount: 1 }, ...more }));
  expect(inserted[0]).toMatchObject({ payment: { needsCode } });
});

it('PAY-12 where all cash needs a code, an order of which none is paid in cash does not', async () => {
  const { begin, inserted } = beginning();
  const frozen = { ...asked().frozen, shop: shopOf({}, { cashCodeFrom: 0 }) };
  for (const amount of [0, 1])
    await begin(asked({ frozen, choice: cash, split: { amount, walletAmount: snapshot.netPrice - amount } }));
  expect(inserted.map(({ payment }) => (payment as Transaction['payment']).needsCode)).toEqual([false, true]);
});

it('PAY-24 a code that does not go with the way to pay is kept with it, once one is chosen', async () => {
  const promo = { code: 'UPI', text: 'Choose UPI.' };
  const { begin, inserted, applied } = beginning();
  const { frozen } = asked();
  await begin(asked({ frozen: { ...frozen, codeForOthers: promo } }));
  expect(inserted[0]).toMatchObject({ payment: { promo } });
  expect(applied).toEqual([]);
  const { choice: _, ...bare } = asked({ frozen: { ...frozen, codeForOthers: promo } });
  await begin(bare);
  expect(inserted[1]?.payment).not.toHaveProperty('promo');
});

it('a request that was done is not done again, and a cart that is an order is that order', async () => {
  const done = beginning({ done: 't-9' });
  expect((await done.begin(asked({}, 'r-1'))).id).toBe('t-9');
  const ordered = beginning({ order: { transaction_id: 't-8' } });
  expect((await ordered.begin(asked({}, 'r-1'))).id).toBe('t-8');
  expect(ordered.kept.mock.calls.map(([, , { transactionId }]) => transactionId)).toEqual(['t-8']);
  expect([done.inserted, ordered.inserted]).toEqual([[], []]);
  const imported = beginning({ order: { transaction_id: null } });
  await imported.begin(asked());
  expect(imported.inserted).toHaveLength(1);
});

it.each<[string, string, Written]>([
  ['SES-34 whose session has ended', 'SESSION_EXPIRED', { family: { revoked_at: new Date() } }],
  ['whose session is not there', 'SESSION_EXPIRED', { family: undefined }],
  ['of a cart that was ordered', '2.CARTINVALID', { cartRow: { version: 3, closed_at: new Date() } }],
  ['of a cart that has changed', 'CART_CHANGED', { cartRow: { version: 4, closed_at: null } }],
  ['of a cart that is not there any more', 'CART_CHANGED', { cartRow: undefined }],
  ['PAY-31 of a wallet that has less by now', 'WALLET_SHORT', { isHeld: false }],
])('begins nothing %s', async (_title, code, written) => {
  const { begin, kept } = beginning(written);
  await expect(begin(asked())).rejects.toMatchObject(fault(code));
  expect(kept).not.toHaveBeenCalled();
});

it('a second tap within ten seconds is the same try', async () => {
  const same = await sameTry();
  const soon = beginning({ ms: 10 * second, others: [same] });
  expect(await soon.begin(asked({}, 'r-2'))).toBe(same);
  expect([soon.inserted, soon.applied]).toEqual([[], []]);
  expect(soon.kept.mock.calls.map(([, , { transactionId }]) => transactionId)).toEqual(['t-same']);
  const later = beginning({ ms: 10 * second + 1, others: [same] });
  await later.begin(asked());
  expect(later.inserted).toHaveLength(1);
  expect(later.applied[0]).toEqual(['t-same', { event: 'superseded' }]);
});

it.each<[string, Partial<Transaction>, Partial<ToBegin>]>([
  ['of somebody else', { user_id: 'u-2' }, {}],
  ['that has ended', { state: 'UNKNOWN' }, {}],
  ['that is paid in another way', {}, { choice: cash }],
  ['of something else', {}, { snapshot: { ...snapshot, netPrice: 1 } }],
])('a try %s is another one, and ends', async (_title, more, change) => {
  const other = await sameTry(more);
  const { begin, inserted, applied, othersOf } = beginning({ others: [other] });
  await begin(asked(change));
  expect(inserted).toHaveLength(1);
  expect(applied[0]).toEqual(['t-same', { event: 'superseded' }]);
  expect(await othersOf(asked(change))).toEqual([other]);
});

it('the tries that a try ends are those that are not the same', async () => {
  const same = await sameTry();
  const { othersOf } = beginning({ others: [same, transactionOf({ id: 't-2' })] });
  expect((await othersOf(asked())).map(({ id }) => id)).toEqual(['t-2']);
});

const bare = transactionOf({
  id: 't-bare',
  state: 'AWAITING_MEANS',
  payment: { primaryPaymentId: '', loyaltyEligible: false, mode: '' },
});

it('the way to pay is that of the transaction that waits for one, which goes on, also where a newer one is there', async () => {
  const newer = transactionOf({ id: 't-2' });
  const { begin, inserted, updated, applied } = beginning({ others: [newer, bare] });
  await begin(asked({ into: bare, split: { amount: 29_000, walletAmount: 1_000 } }));
  expect(inserted).toEqual([]);
  expect(updated).toEqual([
    {
      snapshot: JSON.stringify(snapshot),
      payment: expect.objectContaining({ mode: 'CC' }),
      gateway: 'PAYU',
      amount: 29_000,
      wallet_amount: 1_000,
    },
  ]);
  expect(applied).toEqual([
    ['t-2', { event: 'superseded' }],
    ['t-bare', { event: 'payment-asked' }],
  ]);
});

it('where another request has given it a way to pay, another one is another transaction', async () => {
  const known = { ...bare, payment: { ...bare.payment, mode: 'CASH' as const } };
  const { begin, inserted, applied } = beginning({ others: [known] });
  await begin(asked({ into: bare }));
  expect(inserted).toHaveLength(1);
  expect(applied[0]).toEqual(['t-bare', { event: 'superseded' }]);
});

it('the same payment of a transaction goes on also long after it has begun', async () => {
  const same = await sameTry();
  const { begin } = beginning({ ms: 60 * second, others: [same] });
  expect(await begin(asked({ into: same }))).toBe(same);
});

it('a transaction that has ended, or is of another cart, takes no way to pay', async () => {
  for (const others of [[], [{ ...bare, state: 'UNKNOWN' as const }]])
    await expect(beginning({ others }).begin(asked({ into: bare }))).rejects.toMatchObject(fault('NOT_OPEN'));
});

it('PAY-24 without the code that is named it goes on, and without another it does not', async () => {
  const promo = { code: 'TEN', text: 'Not with a card.' };
  const row = transactionOf({ state: 'AWAITING_MEANS', payment: { ...transactionOf().payment, promo } });
  const { withoutPromo, updated, applied } = beginning();
  expect(await withoutPromo(row, 'OTHER')).toBe(row);
  const without = transactionOf({ state: 'AWAITING_MEANS' });
  expect(await withoutPromo(without, 'TEN')).toBe(without);
  expect(await withoutPromo({ ...row, state: 'FAILED' }, 'TEN')).toMatchObject({ state: 'FAILED' });
  expect(updated).toEqual([]);
  await withoutPromo(row, 'TEN');
  expect(updated).toEqual([{ payment: transactionOf().payment }]);
  expect(applied).toEqual([['t-1', { event: 'payment-asked' }]]);
});
