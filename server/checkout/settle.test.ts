import { expect, it } from 'vitest';
import type { PaymentStatus } from '../gateways/gateway.ts';
import { otherAmountText, unknownText } from './checkout-faults.ts';
import { notAsked, settling, success } from './testing/settling.ts';
import { transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const minute = 60_000;
const over = 15 * minute;
const givenUp = 5 * 24 * 60 * minute;
const { payment } = transactionOf();
const paidBy = (more: Partial<Payment>) => ({ payment: { ...payment, ...more } });

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
