import { expect, it } from 'vitest';
import { transactionStates } from './states.ts';
import { masked, statusOf, type StepFor, stepOf } from './step-of.ts';
import { transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';

const { payment } = transactionOf();
const parts: StepFor = {
  userAgent: 'a phone',
  nextOfWallet: async (userId, amount) => ({ action: 'PAYTM_LINK', mobile: `of ${userId}`, balance: amount }),
  appsOf: (link, userAgent) => [{ id: 'any', label: userAgent, link }],
};
const by = (mode: Transaction['payment']['mode'], more: Partial<Transaction['payment']> = {}) => ({
  payment: { ...payment, mode, ...more },
});
const upi = { requestId: 'r-1', link: 'upi://pay?a' };
const apps = [{ id: 'any', label: 'a phone', link: 'upi://pay?a' }];

it.each<[Partial<Transaction>, object]>([
  [
    { state: 'CONFIRMED', order_id: 'o-1' },
    { action: 'THANKYOU', orderId: 'o-1' },
  ],
  [{ state: 'AWAITING_CODE' }, { action: 'COD_OTP', mobile: '••••••3210' }],
  [
    { state: 'AWAITING_CODE', ...by('CASH', { code: { tries: 0, sentAt: 0 } }) },
    { action: 'COD_OTP', codeSentAt: '1970-01-01T00:00:00.000Z' },
  ],
  [
    { state: 'AWAITING_MEANS', ...by('CC', { promo: { code: 'TEN', text: 'Not with a card.' } }) },
    { action: 'REMOVE_PROMO', promo: { code: 'TEN', text: 'Not with a card.', netPrice: 30_000 } },
  ],
  [{ state: 'AWAITING_MEANS', ...by('EVOUCHER') }, { action: 'EV_PIN' }],
  [
    { state: 'AWAITING_MEANS', ...by('EVOUCHER', { voucher: { code: 'V', mobile: '9000000001' } }) },
    { action: 'EV_OTP', mobile: '••••••0001' },
  ],
  [
    { state: 'AWAITING_MEANS', ...by('PAYTM_WALLET') },
    { action: 'PAYTM_LINK', mobile: 'of u-1', balance: 25_000 },
  ],
  [{ state: 'AWAITING_MEANS' }, { action: 'PAY_PAGE' }],
  [{ state: 'AWAITING_PAYMENT' }, { action: 'PROCESS_PAYMENT' }],
  [{ state: 'AWAITING_PAYMENT', ...by('PAYTM_WALLET') }, { action: 'UNIFIED_PAYMENT' }],
  [
    { state: 'AWAITING_PAYMENT', ...by('UPI_WALLET') },
    { action: 'UNIFIED_PAYMENT', upi: { requestId: 't-1' } },
  ],
  [
    { state: 'AWAITING_PAYMENT', ...by('UPI_WALLET', { upi }) },
    { action: 'UNIFIED_PAYMENT', upi: { ...upi, apps } },
  ],
  [
    { state: 'PENDING', ...by('UPI_WALLET', { upi }) },
    { action: 'UNIFIED_PAYMENT', upi: { ...upi, apps } },
  ],
  [{ state: 'PENDING', ...by('AMZPAY_WALLET') }, { action: 'AMZNPAY_CHARGE_STATUS' }],
  [{ state: 'PENDING' }, { action: 'UNIFIED_PAYMENT' }],
  [{ state: 'REFUND_DUE' }, { action: 'REFUND_PAGE' }],
  [{ state: 'REFUNDED' }, { action: 'REFUND_PAGE' }],
  // ERR-19: another UPI ID may help.
  [
    { state: 'FAILED', ...by('UPI_WALLET', { upi: { vpa: 'a@upi' } }) },
    { action: 'UNIFIED_PAYMENT', upi: { vpa: 'a@upi' } },
  ],
])('PAY-17 after %j comes %j', async (row, step) => {
  expect(await stepOf(transactionOf(row), parts)).toMatchObject({
    orderTransactionId: 't-1',
    amount: 25_000,
    walletAmount: 5_000,
    ...step,
  });
});

it('only what can still become an order has a time until which it can be paid', async () => {
  const open = { workflowId: 't-1', expiresAt: '2026-11-20T10:15:00.000Z' };
  expect(await stepOf(transactionOf(), parts)).toMatchObject(open);
  const { workflowId, expiresAt } = await stepOf(transactionOf({ state: 'CONFIRMED' }), parts);
  expect([workflowId, expiresAt]).toEqual([undefined, undefined]);
});

it.each<[Partial<Transaction>, string]>([
  [{ state: 'FAILED' }, 'Payment Failed. Please try again.'],
  [{ state: 'FAILED', reason: 'Declined.' }, 'Declined.'],
  [{ state: 'FAILED', ...by('UPI_WALLET', { upi }), reason: 'Declined.' }, 'Declined.'],
  [{ state: 'UNKNOWN', reason: 'Not known.' }, 'Not known.'],
  [{ state: 'UNKNOWN' }, 'This payment has ended, or is not at this step. Open your cart to go on.'],
])('PAY-47 after %j there is nothing to do: %s', async (row, text) => {
  await expect(stepOf(transactionOf(row), parts)).rejects.toMatchObject({ entry: { displayMsg: text } });
});

it.each(transactionStates)(
  'API-076 %s: who does not own it learns how it went, and nothing else',
  async (state) => {
    const status = await statusOf(transactionOf({ state, reason: 'Declined.' }), 'u-2', parts);
    expect(Object.keys(status)).toEqual(['orderTransactionId', 'orderStatus']);
  },
);

it.each<[Partial<Transaction>, object]>([
  [
    { state: 'CONFIRMED', order_id: 'o-1' },
    { orderStatus: 'SUCCESS', orderId: 'o-1' },
  ],
  [
    { state: 'FAILED', reason: 'Declined.' },
    { orderStatus: 'FAILED', reason: 'Declined.' },
  ],
  [
    { state: 'UNKNOWN', reason: 'Not known.' },
    { orderStatus: 'UNKNOWN', reason: 'Not known.' },
  ],
  [
    { state: 'REFUND_DUE', reason: 'Declined.', order_id: 'o-1' },
    { orderStatus: 'FAILED', isCancelled: true, orderId: 'o-1', refund: { amount: 25_000, state: 'due' } },
  ],
  [{ state: 'REFUNDED' }, { orderStatus: 'FAILED', refund: { amount: 25_000, state: 'done' } }],
])('API-076 its owner learns of %j: %j', async (row, known) => {
  expect(await statusOf(transactionOf(row), 'u-1', parts)).toEqual({
    orderTransactionId: 't-1',
    isOwn: true,
    amount: 30_000,
    paymentMode: 'CC',
    ...known,
  });
});

it('API-076 its owner learns the next step once a way to pay is chosen', async () => {
  expect((await statusOf(transactionOf(), 'u-1', parts)).step?.action).toBe('PROCESS_PAYMENT');
  const bare = await statusOf(transactionOf({ state: 'AWAITING_MEANS', ...by('') }), 'u-1', parts);
  expect([bare.step, bare.paymentMode]).toEqual([undefined, undefined]);
});

it.each([
  ['9876543210', '••••••3210'],
  ['3210', '3210'],
])('of %s one sees %s', (mobile, seen) => {
  expect(masked(mobile)).toBe(seen);
});
