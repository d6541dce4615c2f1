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
    ...change,
  };
  return { ...fields, SHA1HASH: hppResponseHash(fields, sandboxGlobalpay.secret) };
}

it('PAY-16 a form that lacks what is signed is not believed', async () => {
  for (const name of ['TIMESTAMP', 'ORDER_ID', 'RESULT', 'SHA1HASH', 'MERCHANT_ID'] as const) {
    const { [name]: _, ...fields } = returnedForm();
    expect(await globalpay.readReturn(fields)).toMatchObject({ isGenuine: false, claims: 'unknown' });
  }
  for (const change of [
    { TIMESTAMP: '2026112016153' },
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
