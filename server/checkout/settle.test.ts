import { expect, it, vi } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { PaymentStatus } from '../gateways/gateway.ts';
import { createFakeGateway } from '../gateways/testing/fake-gateway.ts';
import { otherAmountText, unknownText } from './checkout-faults.ts';
import { createSettle } from './settle.ts';
import { nextState } from './states.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const second = 1000;
const minute = 60 * second;
const over = 15 * minute;
const givenUp = 5 * 24 * 60 * minute;
const { payment } = transactionOf();
const paidBy = (more: Partial<Payment>) => ({ payment: { ...payment, ...more } });
const { isAsked: _, ...notAsked } = payment;
const success: PaymentStatus = {
  state: 'success',
  ref: 't-1',
  amount: 25_000,
  currency: 'INR',
  gatewayId: 'g-1',
};

/** What settles, `ms` after the transaction began. `current` is the row as it is in its turn, where that is another one by then. */
function settling(ms = 0, current?: Transaction) {
  const payu = createFakeGateway('PAYU');
  const changes: (Change | undefined)[] = [];
  const now = vi.fn(() => begunAt + ms);
  const questions: number[] = [];
  const mayAsk = vi.fn(() => true);
  const postponed = vi.fn();
  const updated = vi.fn();
  const turns = vi.fn();
  const looked = vi.fn(async (row: Transaction) => row);
  const told = vi.fn(async (row: Transaction) => row);
  const log = { warn: vi.fn(), error: vi.fn() };
  const rows = new Map<string, Transaction>();
  const settle = createSettle({
    gateways: new Map([['PAYU', payu]]),
    transactions: {
      find: async (id: string) => rows.get(id),
      async takeQuestion(_id: string, spacingMs: number) {
        questions.push(spacingMs);
        return mayAsk();
      },
      postpone: postponed,
      async update(_id: string, change: Partial<Transaction>) {
        updated(change);
        return { ...(current ?? transactionOf()), ...change };
      },
    } as never,
    transitions: {
      async change(row: Transaction, decide: (row: Transaction) => Change | undefined) {
        const change = decide(current ?? row);
        changes.push(change);
        return { ...row, state: (change && nextState(row.state, change.event)) ?? row.state };
      },
      async inTurnOf(row: Transaction, act: (row: Transaction) => Promise<Transaction>) {
        turns(row.id);
        return act(current ?? row);
      },
      looked,
      told,
    } as never,
    now,
    log,
  });
  return { settle, payu, changes, questions, mayAsk, postponed, updated, turns, looked, told, log, rows };
}

it.each<[string, Partial<Transaction>, PaymentStatus, number, Change | undefined]>([
  [
    'what was paid is paid',
    {},
    success,
    0,
    { event: 'paid', gatewayId: 'g-1', others: undefined, detail: { amount: 25_000 } },
  ],
  [
    'what was paid besides is told with it',
    {},
    { ...success, others: [{ gatewayId: 'g-2', amount: 5 }] },
    0,
    {
      event: 'paid',
      gatewayId: 'g-1',
      others: [{ gatewayId: 'g-2', amount: 5 }],
      detail: { amount: 25_000, others: [{ gatewayId: 'g-2', amount: 5 }] },
    },
  ],
  ['ORD-04 pending is told so', {}, { state: 'pending' }, 0, { event: 'pending' }],
  ['pending again is nothing new', { state: 'PENDING' }, { state: 'pending' }, over - 1, undefined],
  [
    'ERR-16 pending is not waited for longer than an order can be paid',
    { state: 'PENDING' },
    { state: 'pending' },
    over,
    { event: 'unanswered', reason: unknownText },
  ],
  ['what is unknown stays so', { state: 'UNKNOWN' }, { state: 'pending' }, givenUp - 1, undefined],
  [
    'what is unknown is given up after five days',
    { state: 'UNKNOWN' },
    { state: 'pending' },
    givenUp,
    { event: 'given-up' },
  ],
  ['nobody has paid yet', {}, { state: 'none' }, over - 1, undefined],
  ['nobody has paid in time', {}, { state: 'none' }, over, { event: 'expired' }],
  [
    'a browser brought back that it failed, and the gateway knows of nothing',
    paidBy({ browser: 'failed' }),
    { state: 'none' },
    0,
    { event: 'declined' },
  ],
  [
    'one that was pending, of which the gateway knows nothing any more',
    { state: 'PENDING' },
    { state: 'none' },
    over - 1,
    undefined,
  ],
  [
    'the same, when its time is over',
    { state: 'PENDING', ...paidBy({ browser: 'failed' }) },
    { state: 'none' },
    over,
    { event: 'unanswered', reason: unknownText },
  ],
  [
    'a card was declined on the page, where another one may be tried',
    paidBy({ browser: 'away' }),
    { state: 'failed', reason: 'Declined.' },
    over - 1,
    undefined,
  ],
  [
    'PAY-47 it was declined, and the browser has left the page',
    paidBy({ browser: 'back' }),
    { state: 'failed', reason: 'Declined.' },
    0,
    { event: 'declined', reason: 'Declined.' },
  ],
])('%s', async (_title, row, status, ms, change) => {
  const test = settling(ms);
  await test.settle.byAnswer(transactionOf(row), status);
  expect(test.changes).toEqual([change]);
});

it('what a gateway says of the page is judged by where the browser was when it was asked', async () => {
  const { settle, changes } = settling(0, transactionOf(paidBy({ browser: 'back' })));
  await settle.byAnswer(transactionOf(paidBy({ browser: 'away' })), { state: 'failed' });
  expect(changes).toEqual([undefined]);
});

it.each<[string, Partial<PaymentStatus>]>([
  ['of another payment', { ref: 't-2' }],
  ['of another amount', { amount: 24_999 }],
  ['in another currency', { currency: 'USD' }],
])('money %s is neither an order nor a refund, and is told once the time is over', async (_title, other) => {
  const status = { ...success, ...other };
  const told = {
    event: 'paid-otherwise',
    reason: otherAmountText,
    detail: { amount: status.amount, currency: status.currency },
  };
  const of = async (state: Transaction['state'], ms: number) => {
    const test = settling(ms);
    await test.settle.byAnswer(transactionOf({ state }), status);
    expect(test.log.error).toHaveBeenCalledExactlyOnceWith(
      {
        transactionId: 't-1',
        gateway: 'PAYU',
        expected: { amount: 25_000, currency: 'INR' },
        said: { isSameRef: status.ref === 't-1', amount: status.amount, currency: status.currency },
      },
      expect.any(String),
    );
    return test.changes;
  };
  expect(await of('AWAITING_PAYMENT', over - 1)).toEqual([undefined]);
  expect(await of('AWAITING_PAYMENT', over)).toEqual([told]);
  expect(await of('UNKNOWN', givenUp - 1)).toEqual([undefined]);
  expect(await of('UNKNOWN', givenUp)).toEqual([told]);
});

it('what was paid more than once is logged, and what agrees is not', async () => {
  const { settle, log } = settling();
  await settle.byAnswer(transactionOf(), { ...success, others: [] });
  expect(log.error).not.toHaveBeenCalled();
  const others = [{ gatewayId: 'g-2', amount: 5 }];
  await settle.byAnswer(transactionOf(), { ...success, others });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'PAYU', others },
    expect.any(String),
  );
});

it('asks a gateway no more than once in four seconds, and only about what it may know more of', async () => {
  const { settle, payu, questions, mayAsk, changes } = settling();
  payu.settle('t-1', 'success', success);
  expect((await settle.byQuestion(transactionOf())).state).toBe('CONFIRMED');
  mayAsk.mockReturnValue(false);
  expect((await settle.byQuestion(transactionOf())).state).toBe('AWAITING_PAYMENT');
  expect([payu.questions(), questions, changes.length]).toEqual([1, [4000, 4000], 1]);
  await settle.byQuestion(transactionOf({ payment: notAsked }));
  await settle.byQuestion(transactionOf({ state: 'CONFIRMED' }));
  expect(questions).toHaveLength(2);
});

it('a gateway that does not answer says nothing, and one that is not set up neither', async () => {
  const { settle, payu, changes, log } = settling();
  payu.isAway(true);
  await settle.byQuestion(transactionOf());
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'PAYU', err: expect.any(Error) },
    expect.any(String),
  );
  await settle.byQuestion(transactionOf({ gateway: 'BILLDESK' }));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'BILLDESK' },
    expect.any(String),
  );
  expect(changes).toEqual([undefined, undefined]);
});

it('a fault of ours is no silence of the gateway', async () => {
  const { settle, payu, changes } = settling();
  payu.beforeStatus(() => Promise.reject(new TypeError('A mistake.')));
  await expect(settle.byQuestion(transactionOf())).rejects.toThrow('A mistake.');
  expect(changes).toEqual([]);
});

it('a browser that is back asks at once, and then as often as others', async () => {
  const { settle, questions, updated } = settling();
  const away = transactionOf(paidBy({ browser: 'away' }));
  await settle.byReturn(away);
  expect(updated).toHaveBeenCalledExactlyOnceWith({ payment: { ...payment, browser: 'back' } });
  await settle.byReturn(transactionOf(paidBy({ browser: 'back' })));
  expect(updated).toHaveBeenCalledOnce();
  expect(questions).toEqual([0, 4000]);
});

it('a result that says it failed is kept with where the browser is', async () => {
  const { settle, updated } = settling();
  await settle.back(transactionOf(paidBy({ browser: 'back' })), 'hash-1');
  expect(updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...payment, browser: 'failed', failures: ['hash-1'] },
  });
});

it.each<[string, Partial<Transaction>]>([
  ['has ended', { state: 'FAILED' }],
  ['has no page', paidBy({ mode: 'UPI_WALLET' })],
  ['is linked with a wallet', paidBy({ mode: 'PAYTM_WALLET' })],
])(
  'where the browser is says nothing of a payment that %s, also when it ends meanwhile',
  async (_title, row) => {
    const before = settling();
    await before.settle.back(transactionOf(row));
    const meanwhile = settling(0, transactionOf(row));
    await meanwhile.settle.back(transactionOf());
    expect([before.updated.mock.calls, meanwhile.updated.mock.calls]).toEqual([[], []]);
  },
);

it('a browser that another request has seen come back is not written twice', async () => {
  const { settle, updated } = settling(0, transactionOf(paidBy({ browser: 'back' })));
  await settle.back(transactionOf());
  expect(updated).not.toHaveBeenCalled();
});

it('where nothing is new, nobody waits for the turn of the cart', async () => {
  const { settle, turns } = settling();
  await settle.back(transactionOf(paidBy({ browser: 'back' })));
  await settle.back(transactionOf({ state: 'FAILED' }));
  expect(turns).not.toHaveBeenCalled();
  await settle.back(transactionOf());
  expect(turns).toHaveBeenCalledExactlyOnceWith('t-1');
});

it('a payment that waits for the gateway can come back too', async () => {
  const { settle, updated } = settling();
  await settle.back(transactionOf({ state: 'PENDING', ...paidBy({ browser: 'away' }) }));
  expect(updated).toHaveBeenCalledOnce();
});

it.each<[string, Partial<Transaction>, Change | undefined]>([
  ['on the page', {}, { event: 'pending' }],
  ['that is pending already', { state: 'PENDING' }, undefined],
  ['that has no page', paidBy({ mode: 'UPI_WALLET' }), undefined],
  ['that nobody was asked for', { payment: notAsked }, undefined],
])('PAY-51 the app of a partner says that it is paid %s', async (_title, row, change) => {
  const { settle, changes } = settling();
  await settle.byPartner(transactionOf(row));
  expect(changes).toEqual([change]);
});

it('a success that a gateway tells of is asked for after that: at once, or later where it cannot be', async () => {
  const done = transactionOf({ state: 'CONFIRMED' });
  const { settle, told, mayAsk, questions } = settling();
  await settle.byNotice(transactionOf(), true);
  await settle.byReturn(transactionOf(), { isSuccess: true });
  expect([questions.length, told.mock.calls]).toEqual([2, []]);
  await settle.byNotice(done, true);
  await settle.byReturn(done, { isSuccess: true });
  expect([questions.length, told.mock.calls]).toEqual([2, [[done], [done]]]);
  mayAsk.mockReturnValue(false);
  await settle.byNotice(transactionOf(), true);
  expect(told).toHaveBeenCalledTimes(3);
});

it('what is no success, or of no gateway that was asked, is told nobody', async () => {
  const { settle, told } = settling();
  const done = transactionOf({ state: 'CONFIRMED' });
  await settle.byNotice(done, false);
  await settle.byReturn(done);
  await settle.byQuestion(done);
  await settle.byNotice({ ...done, gateway: null }, true);
  await settle.byNotice({ ...done, payment: notAsked }, true);
  expect(told).not.toHaveBeenCalled();
});

/** What the server does by itself with a transaction that is due. */
async function whenDue(row: Transaction, ms = 0, before?: (test: ReturnType<typeof settling>) => void) {
  const test = settling(ms);
  test.rows.set(row.id, row);
  before?.(test);
  const silent: GatewayKind | undefined = await test.settle.whenDue(row.id);
  return { ...test, silent };
}

it('asks later than the last time where nothing has changed, and names a gateway that was silent', async () => {
  const row = transactionOf({ checks: 1 });
  const away = await whenDue(row, 0, ({ payu }) => payu.isAway(true));
  expect(away.silent).toBe('PAYU');
  expect(away.postponed).toHaveBeenCalledExactlyOnceWith(row, 2, new Date(begunAt + 40 * second));
  const asked = await whenDue(row);
  expect([asked.silent, asked.payu.questions(), asked.postponed.mock.calls.length]).toEqual([
    undefined,
    1,
    1,
  ]);
  const paid = await whenDue(row, 0, ({ payu }) => payu.settle('t-1', 'success', success));
  expect([paid.silent, paid.postponed.mock.calls]).toEqual([undefined, []]);
});

it('asks nobody about one that somebody asks about, that has no gateway, or that is not there', async () => {
  const asked = await whenDue(transactionOf(), 0, ({ mayAsk }) => void mayAsk.mockReturnValue(false));
  expect([asked.payu.questions(), asked.changes, asked.postponed.mock.calls.length]).toEqual([0, [], 1]);
  const waiting = await whenDue(transactionOf({ payment: notAsked }), over - 1);
  expect([waiting.changes, waiting.questions]).toEqual([[], []]);
  const gone = settling();
  expect(await gone.settle.whenDue('t-9')).toBeUndefined();
  expect(gone.postponed).not.toHaveBeenCalled();
});

it('ends one that was not paid in time, of which no gateway was asked', async () => {
  const { changes, postponed } = await whenDue(transactionOf({ payment: notAsked }), over);
  expect(changes).toEqual([{ event: 'expired' }]);
  expect(postponed).not.toHaveBeenCalled();
});

it('of one that is settled it wants to know what was paid besides', async () => {
  const row = transactionOf({ state: 'CONFIRMED' });
  const others = [{ gatewayId: 'g-2', amount: 25_000 }];
  const told = (status: Partial<PaymentStatus>) =>
    whenDue(row, 0, ({ payu }) => payu.settle('t-1', status.state ?? 'success', { ...success, ...status }));
  const twice = await told({ others });
  expect(twice.looked).toHaveBeenCalledExactlyOnceWith(row, others);
  for (const status of [{}, { others, state: 'pending' as const }, { others, amount: 1 }])
    expect((await told(status)).looked).toHaveBeenCalledExactlyOnceWith(row, []);
  const away = await whenDue(row, 0, ({ payu }) => payu.isAway(true));
  expect([away.silent, away.changes, away.looked.mock.calls]).toEqual(['PAYU', [], []]);
});

it('gives back what is owed before it asks anything', async () => {
  const { payu, questions } = await whenDue(transactionOf({ state: 'REFUND_DUE', gateway_id: 'g-1' }));
  expect(payu.refunded).toMatchObject([{ ref: 't-1', refundId: 'Rt-1', gatewayId: 'g-1', amount: 25_000 }]);
  expect(questions).toEqual([]);
});
