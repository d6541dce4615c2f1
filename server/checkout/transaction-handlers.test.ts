import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { orderHandlers } from './order-handlers.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import { transactionHandlers } from './transaction-handlers.ts';
import type { Transaction } from './transactions-repository.ts';

const id = 'aB3dE6gH9jK2mN5pQ8rS1tU4';
const request = { ip: '203.0.113.1', headers: {} } as unknown as FastifyRequest;
const session = (userId = 'u-1') => ({ userId, familyId: 's-1', cartId: 'c-1', isLoggedIn: true });
const stepFor = () => ({
  userAgent: '',
  nextOfWallet: async () => ({ action: 'PAYTM_LINK' }) as const,
  appsOf: () => [],
});

/** The data of a reply, which says that it succeeded. */
function dataIn<Data = object>(reply: unknown): Data {
  const { status, data } = reply as { readonly status: string; readonly data: Data };
  expect(status).toBe('SUCCESS');
  return data;
}

/** Calls about a transaction. */
function calling(row: Transaction | undefined = transactionOf({ id })) {
  const found = row as Transaction;
  const find = vi.fn(async (_id: string): Promise<Transaction | undefined> => row);
  const own = vi.fn(async (_session: unknown, _id: string) => found);
  const settle = {
    byQuestion: vi.fn(async (asked: Transaction) => asked),
    byReturn: vi.fn(async (asked: Transaction) => asked),
    byPartner: vi.fn(async (asked: Transaction) => asked),
  };
  const start = {
    upi: vi.fn(async (asked: Transaction) => asked),
    onPage: vi.fn(async () => ({ url: 'https://pay.example' })),
  };
  const codes = {
    send: vi.fn(async () => ({ mobile: '9876543210', resendAfter: 45 })),
    confirm: vi.fn(async () => found),
  };
  const withoutPromo = vi.fn(async () => found);
  const transactionOfOrder = vi.fn(async (_orderId: string): Promise<string | undefined> => id);
  const handlers = transactionHandlers({
    transactions: { find } as never,
    places: { own },
    begins: { withoutPromo },
    start: start as never,
    settle: settle as never,
    codes: codes as never,
    transactionOf: transactionOfOrder,
    stepFor: stepFor as never,
  });
  const call = async (name: keyof typeof handlers, asked: object = {}, who: object | undefined = session()) =>
    dataIn<Record<string, unknown>>(
      await (handlers[name] as unknown as (asked: object) => Promise<unknown>)({
        session: who,
        request,
        ...asked,
      }),
    );
  return { call, find, own, settle, start, codes, withoutPromo, transactionOfOrder, row: found };
}
const gone = { status: 404, entry: { code: 'NO_SUCH_TRANSACTION' } };

it('API-076 whoever has the id learns how it went, after the gateway was asked; the owner alone the rest', async () => {
  const { call, settle, row } = calling();
  const params = { transactionId: id };
  expect(await call('getTransaction', { params })).toMatchObject({ orderStatus: 'WAIT', isOwn: true });
  expect(settle.byQuestion).toHaveBeenCalledExactlyOnceWith(row);
  expect(await call('getTransaction', { params }, session('u-2'))).toEqual({
    orderTransactionId: id,
    orderStatus: 'WAIT',
  });
});

it('an id that is none, or of nothing, is that of no transaction', async () => {
  const { call, find } = calling();
  await expect(call('getTransaction', { params: { transactionId: 'x' } })).rejects.toMatchObject(gone);
  expect(find).not.toHaveBeenCalled();
  find.mockResolvedValue(undefined);
  await expect(call('getTransaction', { params: { transactionId: id } })).rejects.toMatchObject(gone);
});

it('API-089 the page that verifies counts as the return of the browser, where it is the own one', async () => {
  const { call, settle, row } = calling();
  const body = { orderTransactionId: id };
  await call('verifyPayment', { body });
  expect([settle.byReturn.mock.calls, settle.byQuestion.mock.calls]).toEqual([[[row]], []]);
  await call('verifyPayment', { body }, session('u-2'));
  expect([settle.byReturn.mock.calls.length, settle.byQuestion.mock.calls]).toEqual([1, [[row]]]);
});

it('an order of the history is looked up by its owner alone', async () => {
  const { call, own, transactionOfOrder } = calling();
  expect(await call('getOrderStatus', { query: { orderHistoryId: 'o-1' } })).toMatchObject({ isOwn: true });
  expect(transactionOfOrder).toHaveBeenCalledExactlyOnceWith('o-1');
  expect(own).toHaveBeenCalledExactlyOnceWith(session(), id);
  await call('getOrderStatus', { query: { transactionId: id, orderHistoryId: 'o-1' } });
  expect(transactionOfOrder).toHaveBeenCalledOnce();
  transactionOfOrder.mockResolvedValue(undefined);
  await expect(call('getOrderStatus', { query: { orderHistoryId: 'o-2' } })).rejects.toMatchObject(gone);
  await expect(call('getOrderStatus', { query: {} })).rejects.toMatchObject(gone);
  // Without an id of either kind nothing is looked up.
  expect(transactionOfOrder.mock.calls).toEqual([['o-1'], ['o-2']]);
  expect(own).toHaveBeenCalledOnce();
});

it('who says that it is paid is asked for as one that is back, and gets the next step', async () => {
  const { call, settle, own, start, row } = calling();
  expect(await call('submitPaid', { params: { transactionId: id } })).toMatchObject({
    action: 'PROCESS_PAYMENT',
  });
  expect(own).toHaveBeenCalledExactlyOnceWith(session(), id);
  expect([settle.byReturn.mock.calls, start.upi.mock.calls]).toEqual([[[row]], [[row, request]]]);
  expect(settle.byPartner).not.toHaveBeenCalled();
  await call('submitPartnerPayment', { body: { orderTransactionId: id } });
  expect(settle.byPartner).toHaveBeenCalledExactlyOnceWith(row);
});

it.each(['removeTransactionPromo', 'removePaymentPromo'] as const)(
  'PAY-24 %s goes on without the code, in whatever case it is written',
  async (name) => {
    const { call, withoutPromo, row } = calling();
    await call(name, { params: { transactionId: id, promo: ' ten ' } });
    expect(withoutPromo).toHaveBeenCalledExactlyOnceWith(row, 'TEN');
  },
);

it.each<[Transaction['state'], string, object]>([
  ['CONFIRMED', 'SUCCESS', {}],
  ['AWAITING_PAYMENT', 'IN_PROGRESS', {}],
  ['PENDING', 'IN_PROGRESS', {}],
  ['FAILED', 'FAILED', { unifiedErrors: { errorMsg: 'Declined.' } }],
  ['REFUND_DUE', 'FAILED', { unifiedErrors: { errorMsg: expect.stringContaining('refunded') } }],
  ['REFUNDED', 'FAILED', { unifiedErrors: { errorMsg: expect.stringContaining('refunded') } }],
  ['UNKNOWN', 'FAILED', { unifiedErrors: { errorMsg: 'Declined.' } }],
])('API-075 who polls %s reads %s', async (state, paymentStatus, more) => {
  const { call } = calling(transactionOf({ id, state, reason: 'Declined.' }));
  const params = { workflowId: id };
  expect(await call('pollPayment', { params })).toEqual({ paymentStatus, orderTransactionId: id, ...more });
  // Why is for the owner alone.
  const others = await call('pollPayment', { params }, session('u-2'));
  expect(others.unifiedErrors).toEqual(paymentStatus === 'FAILED' ? {} : undefined);
});

it('API-075 a failure without a reason has none', async () => {
  const { call } = calling(transactionOf({ id, state: 'FAILED' }));
  expect((await call('pollPayment', { params: { workflowId: id } })).unifiedErrors).toEqual({});
});

it('API-088 the page of the gateway is handed to the owner, with the bank that was chosen', async () => {
  const { call, start, row } = calling();
  const body = { orderTransactionId: id, bankCode: 'HDFC' };
  expect(await call('processPayment', { body })).toEqual({ url: 'https://pay.example' });
  expect(start.onPage).toHaveBeenCalledExactlyOnceWith(row, 'HDFC', request);
});

it('PAY-12 a code is sent to the owner, who sees the end of the number, and entered', async () => {
  const { call, codes, row } = calling();
  const asker = { from: '203.0.113.1', userId: 'u-1' };
  expect(await call('sendOrderOtp', { params: { transactionId: id } })).toEqual({
    mobile: '••••••3210',
    resendAfter: 45,
  });
  expect(codes.send).toHaveBeenCalledExactlyOnceWith(row, asker);
  const body = { orderTransactionId: id, otp: '123456' };
  expect(await call('confirmOrder', { body })).toMatchObject({ action: 'PROCESS_PAYMENT' });
  expect(codes.confirm).toHaveBeenCalledExactlyOnceWith(row, '123456', asker);
  codes.confirm.mockResolvedValue(transactionOf({ state: 'FAILED', reason: 'Too often.' }));
  await expect(call('confirmOrder', { body })).rejects.toMatchObject({
    entry: { code: 'PAYMENT_FAILED', displayMsg: 'Too often.' },
  });
});

function ordering() {
  const row = transactionOf({ id });
  const places = {
    duplicate: vi.fn(async () => undefined as object | undefined),
    initiate: vi.fn(async () => row),
    confirm: vi.fn(async () => row),
    submit: vi.fn(async () => row),
    retry: vi.fn(async () => row),
  };
  const take = vi.fn(async () => {});
  const check = vi.fn(async () => ({ snapshot: { netPrice: 30_000 }, problems: [{ code: 'X', text: 'x' }] }));
  const optionOf = vi.fn(async (paymentId: string) => ({
    paymentId,
    mode: paymentId === 'points' ? 'PIGGYBANK' : 'CC',
    status: 'E',
    gateway: null,
    banks: [],
  }));
  const upi = vi.fn(async (asked: Transaction) => asked);
  const handlers = orderHandlers({
    check: check as never,
    optionOf: optionOf as never,
    places: places as never,
    start: { upi } as never,
    tries: { take },
    stepFor: stepFor as never,
  });
  const call = async (name: keyof typeof handlers, asked: object = {}) =>
    dataIn(
      await (handlers[name] as unknown as (asked: object) => Promise<unknown>)({
        session: session(),
        request,
        ...asked,
      }),
    );
  return { call, places, take, check, optionOf, upi, row };
}
const caller = { session: session(), request };
const details = { cartId: 'c-1' };

it('PAY-39 an order is checked by the way to pay that was chosen, or without one', async () => {
  const { call, check, take } = ordering();
  expect(await call('validateOrder', { body: { orderDetails: details } })).toEqual({
    netPrice: 30_000,
    problems: [{ code: 'X', text: 'x' }],
  });
  expect(check).toHaveBeenLastCalledWith(caller, details, undefined);
  await call('validateOrder', {
    body: { orderDetails: details, paymentDetails: { primaryPaymentId: 'card' } },
  });
  expect(check).toHaveBeenLastCalledWith(caller, details, 'CC');
  const both = { primaryPaymentId: 'points', secondaryPaymentId: 'card' };
  await call('validateOrder', { body: { orderDetails: details, paymentDetails: both } });
  expect(check).toHaveBeenLastCalledWith(caller, details, 'CC');
  await call('validateOrder', { body: { orderDetails: details, paymentDetails: { primaryPaymentId: '' } } });
  expect(check).toHaveBeenLastCalledWith(caller, details, undefined);
  expect(take.mock.calls).toEqual([[caller], [caller], [caller], [caller]]);
});

it('PAY-40 an order of a moment ago is named by its number, and by its id without one', async () => {
  const { call, places } = ordering();
  expect(await call('checkDuplicateOrder')).toEqual({});
  places.duplicate.mockResolvedValue({ id: 'o-1', number: 'CC7', placed_at: new Date(begunAt) });
  const placedAt = new Date(begunAt).toISOString();
  expect(await call('checkDuplicateOrder')).toEqual({ order: { id: 'o-1', orderId: 'CC7', placedAt } });
  places.duplicate.mockResolvedValue({ id: 'o-1', number: null, placed_at: new Date(begunAt) });
  expect(await call('checkDuplicateOrder')).toEqual({ order: { id: 'o-1', orderId: 'o-1', placedAt } });
  expect(places.duplicate).toHaveBeenLastCalledWith(session());
});

it('API-063 an order begins with its way to pay, and UPI is asked for at once', async () => {
  const { call, places, upi, row } = ordering();
  const paymentDetails = { primaryPaymentId: 'card' };
  expect(await call('initiateOrder', { body: { orderDetails: details, paymentDetails } })).toMatchObject({
    action: 'PROCESS_PAYMENT',
  });
  expect(places.initiate).toHaveBeenCalledExactlyOnceWith(caller, details, paymentDetails);
  expect(upi).toHaveBeenCalledExactlyOnceWith(row, request);
});

it('API-062 API-066 API-067 the older calls answer with the transaction and its price', async () => {
  const { call, places } = ordering();
  const bare = { orderTransactionId: id, netPrice: 30_000 };
  expect(await call('batchConfirm', { body: { data: details }, query: { userId: 'u-1' } })).toEqual(bare);
  expect(await call('confirmPickup', { body: { data: details } })).toEqual(bare);
  expect(places.confirm.mock.calls).toEqual([
    [caller, details],
    [caller, details],
  ]);
  expect(await call('createTransaction', { body: { orderTransactionId: id } })).toEqual(bare);
  expect(places.retry).toHaveBeenCalledExactlyOnceWith(caller, id);
  await expect(
    call('batchConfirm', { body: { data: details }, query: { userId: 'u-2' } }),
  ).rejects.toMatchObject({
    entry: { code: 'NOT_YOURS' },
  });
});

it('API-064 API-068 PAY-45 a way to pay is submitted as the present generation writes it', async () => {
  const { call, places } = ordering();
  const data = { orderTransactionId: id, cartId: 'c-1', paymentType: 'CC', primaryPaymentId: 'card' };
  const plain = { primaryPaymentId: 'card', loyaltyEligible: false };
  expect(await call('submitOrder', { body: { data } })).toMatchObject({ action: 'PROCESS_PAYMENT' });
  expect(places.submit).toHaveBeenLastCalledWith(caller, id, plain);
  const more = {
    secondaryPaymentId: 'points',
    transactionStatusUrl: '/done',
    instrument: { flow: 'INTENT' },
  };
  await call('submitTransaction', { body: { data: { ...data, ...more } }, params: { transactionId: 't-9' } });
  expect(places.submit).toHaveBeenLastCalledWith(caller, 't-9', { ...plain, ...more });
});

it.each([
  'validateOrder',
  'initiateOrder',
  'batchConfirm',
  'confirmPickup',
  'submitOrder',
  'submitTransaction',
  'createTransaction',
] as const)('%s is tried no more often than it may be', async (name) => {
  const { call, take, places } = ordering();
  const tooOften = new Error('Too often.');
  take.mockRejectedValue(tooOften);
  const body = { orderDetails: details, paymentDetails: {}, data: {} };
  await expect(call(name, { body, params: {}, query: { userId: 'u-1' } })).rejects.toBe(tooOften);
  for (const { mock } of Object.values(places)) expect(mock.calls).toEqual([]);
});
