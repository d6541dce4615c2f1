import { expect, it } from 'vitest';
import { paymentActions } from '#schemas/payment-actions.ts';
import type { Step } from './payment-types.ts';
import { stepData, transactionId as id } from './testing/checkout-fixture.ts';
import { wayOfStep } from './way-of-step.ts';

const wayOf = (action: string, more: Partial<Step> = {}) =>
  wayOfStep({ walletAmount: 0, ...stepData(action), ...more } as Step);
const page = (path: string) => ({ is: 'page', path });

it.each([
  ['PAY-18 UNIFIED_PAYMENT', page(`/paymentTransaction?transactionId=${id}`)],
  ['PAY-19 PROCESS_PAYMENT', page(`/payGateway?transactionId=${id}`)],
  ['PAY-49 THANKYOU', page(`/thankYou?transactionId=${id}`)],
  ['PAY-24 REMOVE_PROMO', { is: 'question', of: 'promo' }],
  ['PAY-12 COD_OTP', { is: 'question', of: 'code' }],
  ['PAY-20 EV_OTP', page(`/payment?transactionId=${id}`)],
  ['PAY-20 EV_PIN', page(`/payment?transactionId=${id}`)],
  ['PAY-21 PAYTM_LINK', page(`/paytmForm?transactionId=${id}`)],
  ['PAY-21 PAYTM_ADD_MONEY', page(`/paytmForm?transactionId=${id}`)],
  ['PAY-21 PAYTM_WITHDRAW_MONEY', page(`/paytmForm?transactionId=${id}`)],
  ['PAY-23 AMZNPAY_CHARGE_STATUS', page(`/paymentTransaction?transactionId=${id}`)],
  ['PAY-23 REFUND_PAGE', page(`/paymentTransaction?transactionId=${id}`)],
])('%s leads to its page', (title, way) => {
  expect(wayOf(title.split(' ')[1] ?? '')).toEqual(way);
});

it('PAY-22 PAY_PAGE opens the page of payment with the address, REDIRECT the address itself', () => {
  const url = 'https://pay.example/1';
  expect(wayOf('PAY_PAGE', { url })).toEqual(
    page(`/payment?payment_url=${encodeURIComponent(url)}&transactionId=${id}`),
  );
  expect(wayOf('REDIRECT', { url })).toEqual({ is: 'site', url });
  expect(wayOf('REDIRECT').is).toBe('failure');
});

it('PAY-17 every action has a way, and one that is not known is an error', () => {
  for (const action of paymentActions)
    expect([action, wayOf(action, { url: 'https://pay.example' }).is]).not.toEqual([action, 'failure']);
  expect(wayOf('toString')).toMatchObject({
    is: 'failure',
    failure: {
      header: 'Oops!',
      text: 'Something Went Wrong. Please Try Again.',
      ways: ['retry', 'change'],
    },
  });
});

it('ERR-19 a UPI request without an id is not waited for', () => {
  expect(wayOf('UNIFIED_PAYMENT', { upi: { apps: [], vpa: 'fail@sbx' } })).toMatchObject({
    is: 'failure',
    failure: { text: 'Please try with different UPI ID.', ways: ['change'] },
  });
});
