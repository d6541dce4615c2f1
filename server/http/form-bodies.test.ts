import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, customerHeaders, type TestApp } from '../testing/test-app.ts';
import { fieldsOf } from './form-bodies.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, { shop: false });
}, 60_000);
afterAll(() => close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const returnUrl = '/payment-service/ve1/return/PAYU';
const send = async (url: string, payload: string, headers: Record<string, string> = form) =>
  test.ask({ method: 'POST', url, headers, payload });

it('PAY-60 API-088 a payment is processed by a form, which no other call takes', async () => {
  const headers = { ...(await customerHeaders(test, { userId: 'u-1' })), ...form };
  const id = `orderTransactionId=${'A'.repeat(24)}`;
  const processed = await send('/payment-service/ve1/payment/process', id, headers);
  expect([processed.statusCode, processed.json().errors[0].code]).toEqual([404, 'NO_SUCH_TRANSACTION']);
  for (const url of ['/payment-service/ve1/payment/verify', '/order-service/ve3/orders/submit'])
    expect((await send(url, id, headers)).statusCode).toBe(415);
});

it('takes forms of payments up to a size and a number of fields', async () => {
  expect((await send(returnUrl, `ref=${'x'.repeat(17 * 1024)}`)).statusCode).toBe(413);
  const many = Array.from({ length: 101 }, (_, at) => `f${at}=1`).join('&');
  const refused = await send(returnUrl, many);
  expect([refused.statusCode, refused.json().status]).toEqual([400, 'FAILED']);
  expect((await send(returnUrl, 'ref=x')).headers.location).toBe('/paymentTransaction');
  const packed = await send(returnUrl, 'ref=x', { ...form, 'content-encoding': 'gzip' });
  expect(packed.statusCode).toBe(415);
});

it('sends a browser on whatever it brings, also nothing, text of another kind, and JSON', async () => {
  for (const [type, payload] of [
    ['application/json', '{"ref":5,"__proto__":{"x":"y"}}'],
    ['application/json', '[]'],
  ] as const)
    expect((await send(returnUrl, payload, { 'content-type': type })).statusCode).toBe(303);
  expect((await test.ask({ method: 'POST', url: returnUrl })).statusCode).toBe(303);
  expect((await send('/payment-service/ve1/notify/none', 'a=b')).body).toBe('OK');
});

it('keeps the first of several fields, and no field is a property that every object has', () => {
  const fields = fieldsOf([
    ['amount', '1'],
    ['amount', '2'],
    ['__proto__', 'x'],
  ]);
  expect(fields.amount).toBe('1');
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});
