import { describe, expect, it } from 'vitest';
import { paymentActions, type PaymentAction } from '#schemas/payment-actions.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Partner } from '#src/request/ports.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { type End, endOf, type Host, partnerEnds } from './partner-ends.ts';
import type { Step } from './payment-types.ts';
import { partnerOutcome, submitPartner } from './submit-partner.ts';
import { stepData, transactionId } from './testing/checkout-fixture.ts';

const done = (action: string): Answer<Step> => ({
  ok: true,
  data: { walletAmount: 0, ...stepData(action) } as Step,
});
const outcome = (partner: Partner, answer: Answer<Step>) =>
  partnerOutcome({ partner, orderTransactionId: transactionId, answer });

const thanks = `/thankYou?transactionId=${transactionId}`;
const waiting = `/paymentTransaction?transactionId=${transactionId}`;
const failed = '/thankYou?transactionId=NA';
const popup = (text: string) => ({ kind: 'error', header: 'Oops!', text, button: 'Ok' });

describe('the ends of a submitted payment', () => {
  const hosts: readonly Host[] = ['PAYTM', 'GPAY', 'WEB'];
  const actions: readonly string[] = [...paymentActions, 'MOON_LANDING'];
  /** As the specification says it, and for what it leaves open as docs/decisions.md does. */
  const expected = (host: Host, action: string): End =>
    host === 'PAYTM' && action !== 'THANKYOU' && action !== 'UNIFIED_PAYMENT'
      ? 'popup-and-failed-page'
      : 'go-on';

  it.each(hosts.flatMap((host) => actions.map((action) => [host, action] as const)))(
    'PAY-46 PAY-49 PAY-51 in %s a success with %s',
    (host, action) => {
      expect(endOf(host, done(action))).toBe(expected(host, action));
    },
  );

  it.each([
    ['PAYTM', 'failed-page'],
    ['GPAY', 'popup'],
    ['WEB', 'popup'],
  ] as const)('PAY-47 PAY-52 PAY-53 in %s a failure: %s', (host, end) => {
    expect(endOf(host, refused({ displayMsg: 'Declined' }))).toBe(end);
    expect(endOf(host, refused({ status: 409 }))).toBe(end);
  });

  it.each([
    ['PAYTM', 'go-on'],
    ['GPAY', 'go-on'],
    ['WEB', 'popup'],
  ] as const)('PAY-48 in %s no answer: %s', (host, end) => {
    for (const answer of [offline, refused({ status: 500 }), refused({ kind: 'service', status: 503 })])
      expect(endOf(host, answer)).toBe(end);
  });

  it('PAY-51 PAY-53 there are four ends, and each is in the table', () => {
    const cells = Object.values(partnerEnds).flatMap(({ byAction = {}, ...ends }) => [
      ...Object.values(ends),
      ...Object.values(byAction as Partial<Record<PaymentAction, End>>),
    ]);
    expect(new Set(cells)).toEqual(new Set(['go-on', 'popup-and-failed-page', 'failed-page', 'popup']));
  });
});

it('PAY-49 PAY-50 a placed order leads to its thank-you page, in either app', () => {
  expect(outcome('PAYTM', done('THANKYOU'))).toEqual({ path: thanks });
  expect(outcome('GPAY', done('THANKYOU'))).toEqual({ path: thanks });
});

it.each(paymentActions.filter((action) => action !== 'THANKYOU' && action !== 'UNIFIED_PAYMENT'))(
  'PAY-51 in the Paytm app a success with %s is an error, and a failed thank-you page',
  (action) => {
    const text =
      action === 'REFUND_PAGE'
        ? 'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.'
        : 'Payment Failed. Please try again.';
    expect(outcome('PAYTM', done(action))).toEqual({ path: failed, popup: popup(text) });
  },
);

it('PAY-52 in the Paytm app no success is a failed thank-you page', () => {
  expect(outcome('PAYTM', refused())).toEqual({ path: failed });
});

it('PAY-53 in the Google Pay app it is a popup, and one stays', () => {
  expect(outcome('GPAY', refused({ displayMsg: 'Declined' }))).toEqual({ popup: popup('Declined') });
});

it('PAY-53 in the Google Pay app a success goes on by its action', () => {
  expect(outcome('GPAY', done('REFUND_PAGE'))).toEqual({ path: waiting });
  expect(outcome('GPAY', done('MOON_LANDING'))).toEqual({
    popup: popup('Payment Failed. Please try again.'),
  });
});

it('PAY-51 PAY-53 a payment that is not known yet is waited for, in either app', () => {
  expect(outcome('PAYTM', done('UNIFIED_PAYMENT'))).toEqual({ path: waiting });
  expect(outcome('GPAY', done('UNIFIED_PAYMENT'))).toEqual({ path: waiting });
});

it('PAY-52 PAY-53 a payment of which nobody has answered is waited for, in either app', () => {
  expect(outcome('PAYTM', offline)).toEqual({ path: waiting });
  expect(outcome('GPAY', refused({ status: 500, shown: true }))).toEqual({ path: waiting });
});

it('PAY-53 a failure that a popup has told already is not told again', () => {
  expect(outcome('GPAY', refused({ status: 409, shown: true }))).toEqual({});
});

it('API-098 sends the order that was paid in the Paytm app, and goes where status and action say', async () => {
  const sent: unknown[] = [];
  const { store } = createTestStore({
    request: requestAnswering(({ method, path }: AnyEndpoint, options?: { readonly body?: unknown }) => {
      sent.push([method, path, options?.body]);
      return { status: 'SUCCESS', data: stepData('THANKYOU') };
    }),
  });
  expect(await store.dispatch(submitPartner(transactionId, 'PAYTM'))).toBe(thanks);
  expect(sent).toEqual([
    ['POST', '/payment-service/ve1/pg/paytm/submit', { orderTransactionId: transactionId }],
  ]);
});
