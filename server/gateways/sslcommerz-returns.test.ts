import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSslcommerzSigned, sslcommerzSign } from './sslcommerz-sign.ts';
import { createSslcommerz } from './sslcommerz.ts';
import { paid } from './testing/sslcommerz-paid.ts';

const account = { storeId: 'teststore', password: 'sbxpass-of-store', base: 'https://sslcz.example' };
const sslcommerz = createSslcommerz(account, {
  timeOutMs: 1000,
  randomBytes,
  fetch: () => Promise.reject(new Error('A return asks nobody.')),
});

// Made with the rule of SSLCOMMERZ's own library for PHP.
const vector = { tran_id: 'T1001', val_id: 'V1', amount: '499.00', status: 'VALID' };
const vectorKey = 'amount,status,tran_id,val_id';
const vectorSign = 'fae7e97864fc7b96a049059ca6a406de';

it('PAY-16 signs the fields that are named, by the order of their names, as SSLCOMMERZ does', () => {
  const names = vectorKey.split(',');
  expect(sslcommerzSign(vector, names, 'sbxpass')).toBe(vectorSign);
  expect(sslcommerzSign(vector, names.toReversed(), 'sbxpass')).toBe(vectorSign);
  const form = { ...vector, verify_key: vectorKey, verify_sign: vectorSign };
  expect(isSslcommerzSigned(form, ['tran_id', 'status'], 'sbxpass')).toBe(true);
  expect(isSslcommerzSigned(form, ['tran_id', 'status', 'risk_level'], 'sbxpass')).toBe(false);
  expect(isSslcommerzSigned(form, ['tran_id', 'status'], 'sbxpast')).toBe(false);
  for (const name of ['tran_id', 'val_id', 'amount', 'status', 'verify_key', 'verify_sign'])
    expect(isSslcommerzSigned({ ...form, [name]: 'x' }, ['tran_id', 'status'], 'sbxpass')).toBe(false);
  // No name stands before or after a comma that is left over.
  for (const verify_key of [`${vectorKey},`, `,${vectorKey}`, vectorKey.replace(',', ',,')])
    expect(isSslcommerzSigned({ ...form, verify_key }, ['tran_id', 'status'], 'sbxpass')).toBe(true);
  for (const verify_key of ['', ','])
    expect(isSslcommerzSigned({ ...form, verify_key }, ['tran_id', 'status'], 'sbxpass')).toBe(false);
});

/** A form that the page signed; `leaveOut` is in it without being signed. */
const form = (change: Record<string, string> = {}, leaveOut: readonly string[] = []) => {
  const fields: Record<string, string> = { ...paid, card_issuer: 'Salt & Stone Bank', ...change };
  const names = Object.keys(fields).filter((name) => !leaveOut.includes(name));
  const verify_sign = sslcommerzSign(fields, names, account.password);
  return { ...fields, verify_key: names.join(','), verify_sign };
};
const read = (fields: Record<string, string>) => sslcommerz.readReturn(fields);

it('PAY-16 reads a return, the same each time it comes, with the amount where it is signed and in rupees', async () => {
  const claims = { ref: 'T1001', isGenuine: true, claims: 'success' };
  expect([await read(form()), await read(form())]).toEqual([
    { ...claims, amount: 49_900 },
    { ...claims, amount: 49_900 },
  ]);
  expect(await read(form({ currency_type: 'BDT' }))).toEqual(claims);
  expect(await read(form({}, ['currency_amount']))).toEqual(claims);
  expect(await read(form({ risk_level: '1' }))).toMatchObject({ claims: 'pending' });
  expect(await read(form({ status: 'CANCELLED' }))).toMatchObject({ claims: 'failed' });
  expect(await read(form({ status: 'HELLO' }))).toMatchObject({ isGenuine: true, claims: 'unknown' });
});

it('PAY-16 believes no return that leaves out what counts, or names what nobody sent', async () => {
  expect(await read(form({}, ['status']))).toMatchObject({ isGenuine: false, claims: 'unknown' });
  expect(await read(form({}, ['tran_id']))).toMatchObject({ isGenuine: false });
  const genuine = form();
  const { verify_key, verify_sign, ...unsigned } = genuine;
  for (const part of [{}, { verify_key }, { verify_sign }])
    expect(await read({ ...unsigned, ...part })).toEqual({
      ref: 'T1001',
      isGenuine: false,
      claims: 'unknown',
    });
  for (const name of ['store_passwd', 'constructor'])
    expect(
      await read({ ...genuine, store_passwd: 'x', verify_key: `${genuine.verify_key},${name}` }),
    ).toMatchObject({ isGenuine: false });
});

it('PAY-16 believes no return in which a text of the customer became a field, and the true field part of a text', async () => {
  const genuine = form({ status: 'FAILED', card_issuer: 'Bank&status=VALID&store_a=x' });
  const swallowed = 'currency=BDT&currency_amount=499.00&currency_type=INR&risk_level=0&status';
  const names = ['amount', 'bank_tran_id', 'card_issuer', 'status', 'tran_id', 'val_id'];
  const forged = { ...genuine, card_issuer: 'Bank', status: 'VALID' };
  const inValue = { ...forged, store_a: `x&${swallowed}=FAILED` };
  const inName = { ...forged, [`store_a=x&${swallowed}`]: 'FAILED' };
  for (const fields of [inValue, inName]) {
    const all = [...names, ...Object.keys(fields).filter((name) => name.startsWith('store_a'))];
    expect(sslcommerzSign(fields, all, account.password)).toBe(genuine.verify_sign);
    expect(await read({ ...fields, verify_key: all.join(',') })).toMatchObject({ isGenuine: false });
  }
});

it('PAY-16 claims no more than the form says: what is valid succeeded, what has ended failed', async () => {
  const claims = async (status: string) => (await read(form({ status }))).claims;
  expect(await claims('VALIDATED')).toBe('success');
  for (const ended of ['FAILED', 'CANCELLED', 'UNATTEMPTED', 'EXPIRED'])
    expect(await claims(ended)).toBe('failed');
});
