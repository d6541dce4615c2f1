import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createGlobalpay, sandboxGlobalpay } from './globalpay.ts';
import { hppResponseHash } from './hpp-hash.ts';

const globalpay = createGlobalpay(sandboxGlobalpay, {
  timeOutMs: 1000,
  randomBytes,
  fetch: () => Promise.reject(new Error('A return asks nobody.')),
});

/** A form that the page signed. */
function returnedForm(change: Readonly<Record<string, string>> = {}) {
  const fields = {
    TIMESTAMP: '20261120161530',
    MERCHANT_ID: sandboxGlobalpay.merchantId,
    ORDER_ID: 'T1001',
    RESULT: '00',
    MESSAGE: 'Authorised',
    PASREF: '4039',
    AUTHCODE: '12345',
    AMOUNT: '49900',
    ...change,
  };
  return { ...fields, SHA1HASH: hppResponseHash(fields, sandboxGlobalpay.secret) };
}

it.each([
  ['00', 'success'],
  ['01', 'pending'],
  ['101', 'failed'],
  ['110', 'failed'],
  ['205', 'unknown'],
  ['301', 'unknown'],
  ['508', 'unknown'],
])('reads the result %s of a return as %s, each time it comes', async (RESULT, claims) => {
  const read = () => globalpay.readReturn(returnedForm({ RESULT }));
  expect([await read(), await read()]).toEqual([
    { ref: 'T1001', isGenuine: true, claims },
    { ref: 'T1001', isGenuine: true, claims },
  ]);
});

it('PAY-16 believes no return in which text moved from one field to the next, and reads no amount of it', async () => {
  const genuine = returnedForm({ RESULT: '101', MESSAGE: '00.Declined' });
  const { RESULT, MESSAGE } = { RESULT: '101.00', MESSAGE: 'Declined' };
  const moved = { ...genuine, RESULT, MESSAGE };
  expect(hppResponseHash(moved, sandboxGlobalpay.secret)).toBe(genuine.SHA1HASH);
  expect(await globalpay.readReturn(moved)).toMatchObject({ isGenuine: false });
  const hidden = { ...genuine, ORDER_ID: 'T1001.101', RESULT: '00', MESSAGE: 'Declined' };
  expect(hppResponseHash(hidden, sandboxGlobalpay.secret)).toBe(genuine.SHA1HASH);
  expect(await globalpay.readReturn(hidden)).toMatchObject({ isGenuine: false });
  expect(await globalpay.readReturn({ ...returnedForm(), AMOUNT: '1' })).not.toHaveProperty('amount');
  expect(await globalpay.readReturn(returnedForm({ MERCHANT_ID: 'other' }))).toMatchObject({
    isGenuine: false,
  });
});

it('PAY-16 a form that lacks what is signed is not believed', async () => {
  for (const name of ['TIMESTAMP', 'ORDER_ID', 'RESULT', 'SHA1HASH', 'MERCHANT_ID'] as const) {
    const { [name]: _, ...fields } = returnedForm();
    expect(await globalpay.readReturn(fields)).toMatchObject({ isGenuine: false, claims: 'unknown' });
  }
  for (const change of [
    { TIMESTAMP: '2026112016153' },
    { TIMESTAMP: '120261120161530' },
    { TIMESTAMP: '20261120161530.sbxmerchant' },
    { RESULT: '0' },
    { RESULT: '1000' },
    { ORDER_ID: 'T 1' },
  ])
    expect(await globalpay.readReturn(returnedForm(change))).toMatchObject({ isGenuine: false });
});

it('what a form leaves out is empty where it is signed', async () => {
  const { MESSAGE: _, ...fields } = returnedForm({ MESSAGE: '' });
  expect(await globalpay.readReturn(fields)).toMatchObject({ isGenuine: true, claims: 'success' });
});
