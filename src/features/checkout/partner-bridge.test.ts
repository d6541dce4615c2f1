import { expect, it, vi } from 'vitest';
import { bridgeFor, paysUpiInApp } from './partner-bridge.ts';
import type { Step } from './payment-types.ts';
import { stepData } from './testing/checkout-fixture.ts';

const step = (action: string, more = {}) => ({ walletAmount: 0, ...stepData(action, more) }) as Step;
const byUpi = step('UNIFIED_PAYMENT', {
  upi: {
    requestId: 'r1',
    apps: [],
    link: 'upi://pay?pa=shop@sbx&pn=Fried%20%26%20Baked&tr=T1&am=737.10&mc=5814',
  },
});
const form = { url: 'https://paytm.example', fields: { mid: 'm1', txnToken: 'tok', orderId: 'T1' } };

it('MIN-12 pays in Paytm by its bridge, with what the gateway gave', async () => {
  const call = vi.fn((_name: string, _data: object, done: (result: { data?: unknown }) => void) =>
    done({ data: { STATUS: 'TXN_SUCCESS' } }),
  );
  const bridge = bridgeFor('PAYTM', step('PROCESS_PAYMENT'), { JSBridge: { call } });
  expect(await bridge?.pay(step('PROCESS_PAYMENT'), form)).toBe(true);
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    'paytmPayment',
    { amount: '737.10', orderId: 'T1', txnToken: 'tok', mid: 'm1' },
  ]);
});

it.each([
  ['goes back', { data: false }],
  ['fails', { error: 3 }],
  ['fails and has something to say', { error: 3, data: {} }],
  ['says nothing', {}],
])('is not paid in Paytm when it %s', async (_, result) => {
  const JSBridge = { call: (_name: string, _data: object, done: (told: object) => void) => done(result) };
  const bridge = bridgeFor('PAYTM', step('PROCESS_PAYMENT'), { JSBridge });
  expect(await bridge?.pay(step('PROCESS_PAYMENT'), form)).toBe(false);
});

it('MIN-12 Paytm takes what its own gateway gave, and nothing else', () => {
  const bridge = bridgeFor('PAYTM', step('PROCESS_PAYMENT'), { JSBridge: { call: () => {} } });
  expect(bridge?.takes(form)).toBe(true);
  expect(bridge?.takes({ url: 'https://payu.example', fields: { key: 'k', txnid: 'T1' } })).toBe(false);
  expect(bridge?.takes(undefined)).toBe(false);
  expect(bridge?.takes({ url: form.url, fields: { mid: 'm1' } })).toBe(false);
  expect(bridge?.takes({ url: form.url, fields: { txnToken: 'tok' } })).toBe(false);
});

it.each([{ mid: 'm1' }, { txnToken: 'tok' }])('MIN-12 Paytm is not opened with %j alone', async (fields) => {
  const call = vi.fn();
  const bridge = bridgeFor('PAYTM', step('PROCESS_PAYMENT'), { JSBridge: { call } });
  expect(await bridge?.pay(step('PROCESS_PAYMENT'), { url: form.url, fields: fields as never })).toBe(false);
  expect(await bridge?.pay(step('PROCESS_PAYMENT'), undefined)).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('MIN-12 the server is asked for what Paytm needs; Google Pay has it in the link, and takes any', () => {
  const paytm = bridgeFor('PAYTM', step('PROCESS_PAYMENT'), { JSBridge: { call: () => {} } });
  const google = bridgeFor('GPAY', byUpi, { microapps: { requestPayment: async () => ({}) } });
  expect([paytm?.needsForm, google?.needsForm, google?.takes(undefined)]).toEqual([true, false, true]);
});

it('MIN-01 Google Pay takes UPI itself; no other app does', () => {
  const host = { microapps: { requestPayment: async () => ({}) } };
  expect(paysUpiInApp('GPAY', host)).toBe(true);
  expect(paysUpiInApp('GPAY', { microapps: {} })).toBe(false);
  expect(paysUpiInApp('GPAY', {})).toBe(false);
  expect(paysUpiInApp('PAYTM', host)).toBe(false);
  expect(paysUpiInApp(null, host)).toBe(false);
});

it('pays in Google Pay by UPI, the payee and the reference being those of the link', async () => {
  const requestPayment = vi.fn(async (_request: object) => ({}));
  const bridge = bridgeFor('GPAY', byUpi, { microapps: { requestPayment } });
  expect(await bridge?.pay(byUpi, undefined)).toBe(true);
  expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({
    allowedPaymentMethods: [
      {
        type: 'UPI',
        parameters: {
          payeeVpa: 'shop@sbx',
          payeeName: 'Fried & Baked',
          transactionReferenceId: 'T1',
          mcc: '5814',
        },
        // Without it Google Pay takes no request.
        tokenizationSpecification: { type: 'DIRECT', parameters: {} },
      },
    ],
    transactionInfo: {
      countryCode: 'IN',
      currencyCode: 'INR',
      totalPrice: '737.10',
      totalPriceStatus: 'FINAL',
      transactionNote: '',
    },
  });
});

it('says in Google Pay what the link says, and names no trade that the link does not', async () => {
  const requestPayment = vi.fn(async (_request: object) => ({}));
  const link = 'upi://pay?pa=shop@sbx&pn=Shop&tr=T1&tn=Order%207';
  const asked = step('UNIFIED_PAYMENT', { upi: { requestId: 'r1', apps: [], link } });
  await bridgeFor('GPAY', asked, { microapps: { requestPayment } })?.pay(asked, undefined);
  expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({
    transactionInfo: { transactionNote: 'Order 7' },
  });
  expect(JSON.stringify(requestPayment.mock.calls[0]?.[0])).not.toContain('mcc');
});

it('is not paid in Google Pay when the customer goes back', async () => {
  const microapps = { requestPayment: () => Promise.reject(new Error('CANCELED')) };
  expect(await bridgeFor('GPAY', byUpi, { microapps })?.pay(byUpi, undefined)).toBe(false);
});

it.each([
  ['on the web', null, byUpi, { microapps: { requestPayment: async () => ({}) } }],
  ['where the app has no bridge', 'GPAY', byUpi, {}],
  ['where the app has no bridge for Paytm', 'PAYTM', step('PROCESS_PAYMENT'), {}],
  ['in another app', 'GPAY', step('PROCESS_PAYMENT'), { JSBridge: { call: () => {} } }],
  ['in Paytm for another step', 'PAYTM', step('COD_OTP'), { JSBridge: { call: () => {} } }],
  ['in Paytm for UPI', 'PAYTM', byUpi, { microapps: { requestPayment: async () => ({}) } }],
  [
    'for a step that the app cannot pay',
    'GPAY',
    step('COD_OTP'),
    { microapps: { requestPayment: async () => ({}) } },
  ],
] as const)('there is none %s', (_, partner, asked, host) => {
  expect(bridgeFor(partner, asked, host)).toBeNull();
});
