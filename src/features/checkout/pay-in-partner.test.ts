import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { selectCheckout, selectOptions } from './checkout-slice.ts';
import type { Bridge } from './partner-bridge.ts';
import { payInPartner } from './pay-in-partner.ts';
import type { Step } from './payment-types.ts';
import { chosen } from './testing/checkout-events.ts';
import { stepData, stepReply, transactionId } from './testing/checkout-fixture.ts';

const step = stepData('PROCESS_PAYMENT') as Step;
const form = { url: 'https://paytm.example', fields: { mid: 'M1', txnToken: 'token-1' } };
const processPayment = { status: 'SUCCESS', data: { form } };

/** Pays by the app of a partner, of which this is different. */
async function pay(
  parts: Partial<Bridge> = {},
  answers: Readonly<Record<string, unknown>> = {},
  asked = step,
) {
  const calls: string[] = [];
  const all: Readonly<Record<string, unknown>> = {
    processPayment,
    submitPartnerPayment: stepReply('THANKYOU'),
    ...answers,
  };
  const request = requestAnswering(({ id }: AnyEndpoint) => {
    calls.push(id);
    return all[id];
  });
  const { store } = createTestStore({ request });
  for (const event of chosen('upi')) store.dispatch(event);
  const [navigate, opened, works] = [vi.fn(), vi.fn(), [] as unknown[]];
  const bridge: Bridge = {
    needsForm: true,
    takes: () => true,
    ...parts,
    pay: async (...given) => {
      opened(...given);
      works.push(selectCheckout(store.getState()).work);
      return parts.pay ? parts.pay(...given) : true;
    },
  };
  await store.dispatch(payInPartner({ step: asked, partner: 'GPAY', bridge, navigate }));
  return {
    calls,
    opened,
    works,
    went: navigate.mock.calls,
    checkout: selectCheckout(store.getState()),
    options: selectOptions(store.getState()),
    popup: selectPopup(store.getState()),
  };
}

it('MIN-12 PAY-49 pays with what the server gives; the order is thanked for, and nothing of the payment is left', async () => {
  const { calls, opened, works, went, options, checkout } = await pay();
  expect(calls).toEqual(['processPayment', 'submitPartnerPayment']);
  expect(opened.mock.calls).toEqual([[step, expect.objectContaining(form)]]);
  // No press begins another payment meanwhile.
  expect(works).toEqual(['paying']);
  expect(went).toEqual([[`/thankYou?transactionId=${transactionId}`, { replace: true }]]);
  expect([options, checkout.work]).toEqual([null, null]);
});

it('MIN-12 asks the server for nothing where the app needs nothing', async () => {
  const { calls, opened } = await pay({ needsForm: false });
  expect(calls).toEqual(['submitPartnerPayment']);
  expect(opened.mock.calls).toEqual([[step, undefined]]);
});

it('MIN-12 a payment that the server could not begin says why, and the app does not open', async () => {
  const { opened, went, checkout } = await pay({}, { processPayment: refused({ displayMsg: 'Not now.' }) });
  expect(checkout).toMatchObject({ work: null, failure: { text: 'Not now.' } });
  expect([opened.mock.calls, went]).toEqual([[], []]);
});

it.each([
  ['goes on at its gateway', step, [[`/payGateway?transactionId=${transactionId}`]]],
  ['that has no page stays', stepData('COD_OTP') as Step, []],
])('MIN-12 what the app cannot pay %s', async (_, asked, pages) => {
  const { opened, went, checkout, calls } = await pay({ takes: () => false }, {}, asked);
  expect(went).toEqual(pages);
  expect(opened).not.toHaveBeenCalled();
  expect(checkout).toMatchObject({ work: null, failure: null });
  expect(calls).toEqual(['processPayment']);
});

it('MIN-12 who goes back in the app is told, and nothing is submitted', async () => {
  const { calls, went, checkout } = await pay({ pay: async () => false });
  expect(checkout).toMatchObject({ work: null, failure: { text: 'Payment Failed. Please try again.' } });
  expect([calls, went]).toEqual([['processPayment'], []]);
});

it('PAY-53 a payment that failed afterwards is a popup, and one stays with the ways to pay', async () => {
  const { went, checkout, options, popup } = await pay(
    {},
    { submitPartnerPayment: refused({ status: 409, displayMsg: 'The bank refused it.' }) },
  );
  expect(popup?.text).toBe('The bank refused it.');
  expect(went).toEqual([]);
  expect(checkout.work).toBeNull();
  expect(options).not.toBeNull();
});
