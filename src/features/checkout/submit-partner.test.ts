import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { Step } from './payment-types.ts';
import { partnerOutcome, submitPartner } from './submit-partner.ts';
import { stepData, transactionId } from './testing/checkout-fixture.ts';

const done = (action: string) =>
  ({ ok: true, data: { walletAmount: 0, ...stepData(action) } as Step }) as const;

it('PAY-49 PAY-50 a placed order leads to its thank-you page, in either app', () => {
  const path = `/thankYou?transactionId=${transactionId}`;
  expect(partnerOutcome('PAYTM', done('THANKYOU'))).toEqual({ path });
  expect(partnerOutcome('GPAY', done('THANKYOU'))).toEqual({ path });
});

it('PAY-51 in the Paytm app another action is an error, and a failed thank-you page', () => {
  expect(partnerOutcome('PAYTM', done('PAY_PAGE'))).toMatchObject({
    path: '/thankYou?transactionId=NA',
    popup: { header: 'Oops!' },
  });
});

it('PAY-52 in the Paytm app no success is a failed thank-you page', () => {
  expect(partnerOutcome('PAYTM', refused())).toEqual({ path: '/thankYou?transactionId=NA' });
});

it('PAY-53 in the Google Pay app it is a popup, and one stays', () => {
  const outcome = partnerOutcome('GPAY', refused({ displayMsg: 'Declined' }));
  expect(outcome).toEqual({ popup: { kind: 'error', header: 'Oops!', text: 'Declined', button: 'Ok' } });
});

it('PAY-51 PAY-53 a payment that is not known yet is waited for, in either app', () => {
  const path = `/paymentTransaction?transactionId=${transactionId}`;
  expect(partnerOutcome('PAYTM', done('UNIFIED_PAYMENT'))).toEqual({ path });
  expect(partnerOutcome('GPAY', done('UNIFIED_PAYMENT'))).toEqual({ path });
});

it('PAY-53 a failure that a popup has told already is not told again', () => {
  expect(partnerOutcome('GPAY', refused({ status: 500, shown: true }))).toEqual({});
});

it('API-098 sends the order that was paid in the Paytm app, and goes where status and action say', async () => {
  const sent: unknown[] = [];
  const { store } = createTestStore({
    request: requestAnswering(({ method, path }: AnyEndpoint, options?: { readonly body?: unknown }) => {
      sent.push([method, path, options?.body]);
      return { status: 'SUCCESS', data: stepData('THANKYOU') };
    }),
  });
  expect(await store.dispatch(submitPartner(transactionId, 'PAYTM'))).toBe(
    `/thankYou?transactionId=${transactionId}`,
  );
  expect(sent).toEqual([
    ['POST', '/payment-service/ve1/pg/paytm/submit', { orderTransactionId: transactionId }],
  ]);
});
