import { describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { asha, ashaCame, ashaWith } from '#src/features/profile/testing/people.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { beginInTwo, initiate } from './api/begin-order.ts';
import { checkOrder, findRecentOrder } from './api/check-order.ts';
import { confirmByCode } from './api/confirm-order.ts';
import { readLastPayment } from './api/get-last-payment.ts';
import { readTransaction } from './api/get-transaction.ts';
import { readWallet } from './api/get-wallet.ts';
import { payWithVoucher } from './api/pay-by-voucher.ts';
import {
  beginPaytmLink,
  endPaytmLink,
  payFromPaytm,
  readPaytmBalance,
  resendPaytmCode,
} from './api/paytm.ts';
import { askPoll } from './api/poll-payment.ts';
import { beginAtGateway } from './api/process-payment.ts';
import { removePromo } from './api/remove-promo.ts';
import { askNewPin } from './api/reset-voucher-pin.ts';
import { sendOrderCode } from './api/send-order-otp.ts';
import { goOnAfterPayment } from './api/submit-paid.ts';
import { askHowPaymentWent } from './api/verify-payment.ts';
import { selectCheckout } from './checkout-slice.ts';
import { drawsLoginHere } from './guest-draw.ts';
import { loadOptions } from './load-options.ts';
import { loadTerms } from './load-terms.ts';
import type { OrderDetails } from './payment-types.ts';
import { optionsReply, pollReply, stepReply } from './testing/checkout-fixture.ts';

const done = (data: object) => ({ status: 'SUCCESS' as const, data });

/** A store whose server is a table of answers, and what it was asked. */
function world(answers: Readonly<Record<string, unknown>>, random = () => 0.5) {
  const sent: [string, unknown][] = [];
  const request = requestAnswering((endpoint: AnyEndpoint, options?: never) => {
    sent.push([endpoint.id, options]);
    const answer = answers[endpoint.id];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  });
  const { store } = createTestStore({ request, random });
  return { store, sent, run: <T>(thunk: AppThunk<T>) => store.dispatch(thunk) };
}
const lost = new TypeError('planted');

describe('whether a payment has come', () => {
  it.each([
    ['it has', pollReply('SUCCESS'), { is: 'paid' }],
    [
      'PAY-57 it has failed, with a reason',
      pollReply('FAILED', 'Declined'),
      { is: 'failed', reason: 'Declined' },
    ],
    ['PAY-57 it has failed', pollReply('FAILED'), { is: 'failed', reason: undefined }],
    ['it is under way', pollReply('IN_PROGRESS'), { is: 'waiting' }],
    ['there is no answer', offline, { is: 'waiting' }],
    ['the call breaks', lost, { is: 'waiting' }],
  ])('PAY-55 where %s', async (_, pollPayment, answer) => {
    const { run, sent } = world({ pollPayment });
    expect(await run(askPoll('w1'))).toEqual(answer);
    expect(sent).toEqual([['pollPayment', { params: { workflowId: 'w1' } }]]);
  });
});

describe('the loyalty wallet', () => {
  const answers = {
    getWalletBalance: done({ balance: 1 }),
    getWalletBalanceFor: done({ balance: 2, usable: 2 }),
    getTotalBalance: done({ totalBalance: 3 }),
  };
  const { mobile: _, ...nameless } = asha;

  it.each([
    ['by the number', { mobile: asha.mobile }, undefined, 'getWalletBalance', 1],
    ['with the transaction that is paid', { mobile: asha.mobile }, 'T1', 'getWalletBalanceFor', 2],
    ['by the session, without a number', { mobile: '' }, 'T1', 'getTotalBalance', 3],
  ])('WLT-08 is asked for %s', async (__, attributes, transaction, id, balance) => {
    const { store, run, sent } = world(answers);
    store.dispatch(ashaWith({ ...nameless, ...attributes }));
    expect(await run(readWallet(transaction))).toMatchObject({ ok: true, data: { balance } });
    expect(sent.map(([asked]) => asked)).toEqual([id]);
  });

  it('WLT-08 a refusal is one', async () => {
    const { run } = world({ getTotalBalance: offline });
    expect(await run(readWallet())).toMatchObject({ ok: false });
  });
});

it('PAY-19 PAY-60 the gateway is asked for by a form that holds the transaction alone', async () => {
  const { run, sent } = world({ processPayment: done({ url: 'https://pay.example' }) });
  await run(beginAtGateway('T1'));
  const [, options] = sent[0] ?? [];
  const { body = [] } = (options ?? {}) as { body?: URLSearchParams };
  expect([...body]).toEqual([['orderTransactionId', 'T1']]);
});

it.each([
  [false, 'submitPaytm'],
  [true, 'redeemPaytm'],
])('PAY-26 where money was added to the Paytm wallet (%s), %s pays', async (wasToppedUp, id) => {
  const { run, sent } = world({ [id]: stepReply('THANKYOU') });
  await run(payFromPaytm('T1', wasToppedUp));
  expect(sent).toEqual([[id, { body: { orderTransactionId: 'T1' } }]]);
});

it('PAY-26 the balance of the Paytm wallet is asked for with the order', async () => {
  const { run, sent } = world({ getPaytmBalance: offline });
  await run(readPaytmBalance({ orderTransactionId: 'T1', mobile: '9876543210' }));
  expect(sent).toEqual([
    [
      'getPaytmBalance',
      { query: { orderTransactionId: 'T1', mobile: '9876543210', consultBalance: 'true' } },
    ],
  ]);
});

describe('the older way to begin, in two calls', () => {
  const orderDetails = { cartId: 'C1', deliveryType: 'D' } as OrderDetails;
  const order = {
    orderDetails,
    paymentDetails: {
      primaryPaymentId: 'upi',
      loyaltyEligible: false,
      transactionStatusUrl: 'https://x.example',
    },
    userId: 'u1',
    paymentType: 'UPI_WALLET',
  };
  const begun = done({ orderTransactionId: 'T1', netPrice: 100 });

  it.each([
    [false, 'batchConfirm', { query: { userId: 'u1' }, body: { data: orderDetails } }],
    [true, 'confirmPickup', { body: { data: orderDetails } }],
  ])('PAY-44 an order that is collected (%s) begins by %s', async (isCollected, id, options) => {
    const { run, sent } = world({ [id]: begun, submitOrder: stepReply('THANKYOU') });
    await run(beginInTwo({ ...order, isCollected }));
    expect(sent).toEqual([
      [id, options],
      [
        'submitOrder',
        {
          body: {
            data: {
              cartId: 'C1',
              orderTransactionId: 'T1',
              primaryPaymentId: 'upi',
              paymentType: 'UPI_WALLET',
              transactionStatusUrl: 'https://x.example',
            },
          },
        },
      ],
    ]);
  });

  it('PAY-45 tells of the wallet and of what the way needs, where there is any', async () => {
    const { run, sent } = world({ batchConfirm: begun, submitOrder: stepReply('THANKYOU') });
    const { transactionStatusUrl: _, ...details } = order.paymentDetails;
    const paymentDetails = { ...details, secondaryPaymentId: 'points', instrument: { vpa: 'a@b' } as never };
    await run(beginInTwo({ ...order, paymentDetails, isCollected: false }));
    expect(sent[1]?.[1]).toEqual({
      body: {
        data: {
          cartId: 'C1',
          orderTransactionId: 'T1',
          primaryPaymentId: 'upi',
          paymentType: 'UPI_WALLET',
          secondaryPaymentId: 'points',
          instrument: { vpa: 'a@b' },
        },
      },
    });
  });

  it('PAY-45 begins no payment of an order that was refused', async () => {
    const { run, sent } = world({ batchConfirm: offline });
    expect(await run(beginInTwo({ ...order, isCollected: false }))).toMatchObject({ ok: false });
    expect(sent).toHaveLength(1);
  });
});

it.each([
  ['an answer', done({ paymentId: 'upi' }), { paymentId: 'upi' }],
  ['a refusal', offline, {}],
  ['a call that breaks', lost, {}],
])('PAY-34 the way of the last time, by %s', async (_, getLastPayment, answer) => {
  const { run, sent } = world({ getLastPayment });
  expect(await run(readLastPayment('cash'))).toEqual(answer);
  await run(readLastPayment(null));
  expect(sent.map(([, options]) => options)).toEqual([
    { headers: { lastSavedPaymentId: 'cash' } },
    { headers: { lastSavedPaymentId: undefined } },
  ]);
});

it.each([
  ['are read', done({ code: 'FEAST20', tnc: ['Not with cash.'] }), ['Not with cash.']],
  ['are not known where they are refused', refused(), []],
  ['are not known where the call breaks', lost, []],
])('PAY-24 the terms of a code %s', async (_, getPromoTerms, terms) => {
  const { store, run, sent } = world({ getPromoTerms });
  await run(loadTerms('FEAST20'));
  expect(selectCheckout(store.getState()).tncData).toEqual(terms);
  expect(sent).toEqual([['getPromoTerms', { params: { code: 'FEAST20' } }]]);
});

it.each([
  [0.29, true],
  [0.3, false],
  [0.31, false],
])('SES-33 of a hundred guests 30 log in here: one who draws %s does: %s', (drawn, isHere) => {
  const { store, run } = world({}, () => drawn);
  store.dispatch(pageConfigReceived({ ...defaultConfig, autoLoginPercentage: 30 }));
  expect(run(drawsLoginHere())).toBe(isHere);
});

describe('loading the ways to pay', () => {
  const last = done({ paymentId: 'upi', paymentMode: 'UPI_WALLET' });

  it('PAY-02 asks for them and for the last way', async () => {
    const { store, run, sent } = world({ getPaymentOptions: optionsReply(), getLastPayment: last });
    await run(loadOptions());
    expect(sent).toEqual([
      ['getPaymentOptions', { headers: { isWalletUsed: 'false' }, query: { zeroContactDelivery: 'false' } }],
      ['getLastPayment', { headers: { lastSavedPaymentId: undefined } }],
    ]);
    expect(selectCheckout(store.getState())).toMatchObject({
      optionsRound: 1,
      lastPaymentId: 'upi',
      paymentMode: { paymentId: 'upi' },
      optionsFailure: null,
    });
  });

  it.each([
    [0.59, false],
    [0.6, true],
  ])(
    'CON-10 one who draws %s sees the last way alone: %s, and that is drawn once',
    async (drawn, isAlone) => {
      const draws = vi.fn(() => drawn);
      const { store, run } = world({ getPaymentOptions: optionsReply(), getLastPayment: last }, draws);
      store.dispatch(pageConfigReceived({ ...defaultConfig, paymentModePercentage: 60 }));
      await run(loadOptions());
      expect(selectCheckout(store.getState()).showsLastAlone).toBe(isAlone);
      await run(loadOptions());
      expect(selectCheckout(store.getState()).showsLastAlone).toBe(isAlone);
      expect(draws).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['by the text of the server', refused({ displayMsg: 'Closed' }), 'Closed'],
    [
      'also where a popup has said it',
      refused({ shown: true, displayMsg: 'Closed' }),
      'Something Went Wrong. Please Try Again.',
    ],
  ])('PAY-48 says why they did not load, %s', async (_, getPaymentOptions, text) => {
    const { store, run } = world({ getPaymentOptions, getLastPayment: last });
    await run(loadOptions());
    expect(selectCheckout(store.getState())).toMatchObject({
      paymentOptionData: null,
      optionsFailure: { text, ways: ['retry', 'change'] },
    });
  });

  it('PAY-02 the answer of an older question is dropped', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const getPaymentOptions = () => new Promise((resolve) => answers.push(resolve));
    const { store, run } = world({ getPaymentOptions, getLastPayment: last });
    store.dispatch(ashaCame);
    const both = [run(loadOptions()), run(loadOptions())];
    answers[1]?.(optionsReply({ netPrice: 200 }));
    await both[1];
    answers[0]?.(optionsReply({ netPrice: 100 }));
    await both[0];
    expect(selectCheckout(store.getState()).paymentOptionData?.netPrice).toBe(200);
  });
});

const body = { orderDetails: { cartId: 'C1' }, paymentDetails: { primaryPaymentId: 'upi' } } as never;
const ofTransaction = { params: { transactionId: 'T1' } };
const voucher = { orderTransactionId: 'T1', voucherCode: 'V1' } as never;

it.each<[string, AppThunk<Promise<unknown>>, string, object]>([
  ['API-063 an order begins', initiate(body), 'initiateOrder', { body }],
  ['API-060 an order is checked', checkOrder(body), 'validateOrder', { body }],
  ['API-061 an order of the last half hour is looked for', findRecentOrder(), 'checkDuplicateOrder', {}],
  [
    'API-065 a code confirms an order',
    confirmByCode({ orderTransactionId: 'T1', otp: '1' }),
    'confirmOrder',
    { body: { orderTransactionId: 'T1', otp: '1' } },
  ],
  ['API-068 a transaction is read', readTransaction('T1'), 'getTransaction', ofTransaction],
  [
    'API-069 a payment is said to be made',
    goOnAfterPayment('T1'),
    'submitPaid',
    { ...ofTransaction, body: {} },
  ],
  ['API-071 a code is texted', sendOrderCode('T1'), 'sendOrderOtp', ofTransaction],
  [
    'API-072 a new PIN is asked for',
    askNewPin('V1'),
    'resetVoucherPin',
    { params: { voucherCode: 'V1' }, body: {} },
  ],
  ['API-073 a voucher pays', payWithVoucher(voucher), 'payByVoucher', { body: voucher }],
  [
    'API-074 a code is taken out',
    removePromo({ transactionId: 'T1', promo: 'FEAST20' }),
    'removePaymentPromo',
    { params: { transactionId: 'T1', promo: 'FEAST20' } },
  ],
  [
    'API-089 the gateway is asked',
    askHowPaymentWent('T1'),
    'verifyPayment',
    { body: { orderTransactionId: 'T1' } },
  ],
  ['PAY-26 Paytm texts a code', beginPaytmLink('98'), 'linkPaytm', { body: { mobile: '98' } }],
  ['PAY-26 Paytm texts another', resendPaytmCode('98'), 'sendPaytmOtp', { body: { mobile: '98' } }],
  [
    'PAY-26 the code links the wallet',
    endPaytmLink({ state: 's', otp: '1' }),
    'validatePaytmOtp',
    { body: { state: 's', otp: '1' } },
  ],
])('%s by what its call needs, and a refusal is handed on', async (_, thunk, id, options) => {
  const { run, sent } = world({ [id]: offline });
  expect(await run(thunk)).toMatchObject({ ok: false, refusal: { kind: 'network' } });
  expect(sent).toEqual([[id, options]]);
});
