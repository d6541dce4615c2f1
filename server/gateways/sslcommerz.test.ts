import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentToStart } from './gateway.ts';
import { isSslcommerzSigned, sslcommerzSign } from './sslcommerz-sign.ts';
import { createSslcommerz } from './sslcommerz.ts';
import { expectNothingPaid, oddAnswers } from './testing/odd-answers.ts';

const base = 'https://sslcz.example';
const account = { storeId: 'teststore', password: 'sbxpass-of-store', base };

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
});

const asked: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order',
  means: { kind: 'wallet' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/SSLCOMMERZ',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: 0,
};

/** SSLCOMMERZ with an answer for each of its pages; `sent` is what it was asked. */
function sslcommerzThat(answer: (page: string, fields: Record<string, string>) => object) {
  const sent: { method: string; page: string; fields: Record<string, string> }[] = [];
  const sslcommerz = createSslcommerz(account, {
    timeOutMs: 1000,
    randomBytes,
    fetch: async (url, init) => {
      const { pathname, searchParams, origin } = new URL(url);
      expect(origin).toBe(base);
      const body = typeof init.body === 'string' ? init.body : '';
      const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
      const page = pathname.split('/').at(-1) ?? '';
      sent.push({ method: init.method ?? 'GET', page, fields });
      return Response.json(answer(page, fields));
    },
  });
  return { sslcommerz, sent };
}

const session = (GatewayPageURL: string) => ({ status: 'SUCCESS', sessionkey: 'S1', GatewayPageURL });

it('PAY-16 PAY-59 opens a session with the store, and leads to its page', async () => {
  const { sslcommerz, sent } = sslcommerzThat(() => session('https://pay.sslcz.example/gw?S=1'));
  expect(await sslcommerz.start(asked)).toEqual({
    kind: 'redirect',
    url: 'https://pay.sslcz.example/gw?S=1',
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    page: 'api.php',
    fields: {
      store_id: 'teststore',
      store_passwd: 'sbxpass-of-store',
      total_amount: '499.00',
      currency: 'INR',
      tran_id: 'T1001',
      success_url: asked.returnUrl,
      fail_url: asked.returnUrl,
      cancel_url: asked.returnUrl,
      multi_card_name: 'mobilebank',
      product_category: 'food',
      product_name: 'Order',
      product_profile: 'general',
      shipping_method: 'NO',
      num_of_item: '1',
      cus_name: 'Asha Menon',
      cus_email: 'guest@order.example.in',
      cus_phone: '9876543210',
      cus_add1: 'Not given',
      cus_city: 'Not given',
      cus_postcode: '000000',
      cus_country: 'India',
    },
  });
  for (const url of ['javascript:alert(1)', 'http://pay.sslcz.example', '', '//evil.example'])
    await expect(sslcommerzThat(() => session(url)).sslcommerz.start(asked)).rejects.toThrow(
      'another session',
    );
});

it.each([
  [{ kind: 'bank', code: 'brac_visa' } as const, 'brac_visa'],
  [{ kind: 'wallet', code: 'bkash' } as const, 'bkash'],
  [{ kind: 'card', mode: 'DC' } as const, 'visacard,mastercard,amexcard,othercard'],
])('PAY-08 PAY-13 offers for %o %s', async (means, names) => {
  const { sslcommerz, sent } = sslcommerzThat(() => session('https://pay.sslcz.example/gw'));
  await sslcommerz.start({ ...asked, means });
  expect(sent[0]?.fields.multi_card_name).toBe(names);
});

it('a refused session is one, and a store that is locked says nothing of the payment', async () => {
  const failing = (failedreason: string) =>
    sslcommerzThat(() => ({ status: 'FAILED', failedreason })).sslcommerz.start(asked);
  expect(await failing("Invalid Information: 'total_amount'")).toMatchObject({ kind: 'refused' });
  await expect(failing('Store Credential Error Or Store is De-active')).rejects.toThrow('another session');
  const { sslcommerz, sent } = sslcommerzThat(() => ({}));
  for (const means of [{ kind: 'upi-intent' }, { kind: 'upi-collect', vpa: 'a@upi' }] as const)
    expect(await sslcommerz.start({ ...asked, means })).toEqual({ kind: 'refused', code: 'multi_card_name' });
  expect(sent).toEqual([]);
});

const paid = {
  status: 'VALID',
  tran_id: 'T1001',
  val_id: 'V1',
  bank_tran_id: 'B1',
  amount: '698.60',
  currency: 'BDT',
  currency_type: 'INR',
  currency_amount: '499.00',
  risk_level: '0',
};

/** Knows these tries, and says of a payment by its validation id `confirmed`. */
const knows =
  (element: readonly object[], confirmed: object = paid) =>
  (page: string) => ({
    APIConnect: 'DONE',
    ...(page === 'validationserverAPI.php' ? confirmed : { no_of_trans_found: element.length, element }),
  });
const status = (element: object[], confirmed?: object) =>
  sslcommerzThat(knows(element, confirmed)).sslcommerz.status({ ref: 'T1001', now: 0 });

it('asks for a payment by its reference, has it confirmed, and reads the amount in rupees', async () => {
  const { sslcommerz, sent } = sslcommerzThat(knows([paid], { ...paid, status: 'VALIDATED' }));
  expect(await sslcommerz.status({ ref: 'T1001', now: 0 })).toEqual({
    state: 'success',
    ref: 'T1001',
    amount: 49_900,
    currency: 'INR',
    gatewayId: 'B1',
  });
  expect(sent.map(({ method, page, fields }) => [method, page, fields.tran_id ?? fields.val_id])).toEqual([
    ['GET', 'merchantTransIDvalidationAPI.php', 'T1001'],
    ['GET', 'validationserverAPI.php', 'V1'],
  ]);
});

it('PAY-16 holds a payment with a risk until SSLCOMMERZ takes the risk away', async () => {
  expect(await status([paid], { ...paid, risk_level: '1' })).toMatchObject({ state: 'pending' });
  expect(await status([paid], { ...paid, risk_level: 1 })).toMatchObject({ state: 'pending' });
  expect(await status([{ ...paid, risk_level: '1' }], paid)).toMatchObject({ state: 'success' });
});

it.each([
  [['FAILED'], 'failed'],
  [['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED'], 'failed'],
  [['FAILED', 'PENDING'], 'pending'],
  [['FAILED', 'VALIDATED'], 'success'],
  // The page is open, and nobody has chosen how to pay.
  [['UNATTEMPTED'], 'none'],
  [[], 'none'],
])('reads the tries %o as %s', async (all, state) => {
  expect(await status(all.map((one) => ({ ...paid, status: one })))).toMatchObject({ state });
});

it('takes no answer for one that speaks of another payment, confirms nothing, or is of another shape', async () => {
  expect(await status([{ ...paid, tran_id: 'T1002' }])).toEqual({ state: 'none' });
  for (const confirmed of [{ ...paid, status: 'INVALID_TRANSACTION' }, { ...paid, tran_id: 'T1002' }, {}])
    await expect(status([paid], confirmed)).rejects.toThrow('another validation of a payment');
  await expect(status([{ ...paid, val_id: '' }])).rejects.toThrow('another payment');
  await expect(status([{ ...paid, status: 'valid' }])).rejects.toThrow('another state of a payment');
  const other = (answer: object) => sslcommerzThat(() => answer).sslcommerz.status({ ref: 'T1001', now: 0 });
  await expect(other({ APIConnect: 'FAILED' })).rejects.toThrow('another connection');
  await expect(other({ APIConnect: 'DONE', no_of_trans_found: 1 })).rejects.toThrow('another list');
  await expect(other({ APIConnect: 'DONE', element: [paid] })).rejects.toThrow('another list');
});

it('says another currency, and no amount that is not exact', async () => {
  expect(await status([paid], { ...paid, currency_type: 'BDT' })).toMatchObject({ currency: 'BDT' });
  expect((await status([paid], { ...paid, currency_amount: '498.999' })).amount).toBeUndefined();
});

const form = (change: Record<string, string> = {}, leaveOut: readonly string[] = []) => {
  const fields: Record<string, string> = { ...paid, card_issuer: 'Salt & Stone Bank', ...change };
  const names = Object.keys(fields).filter((name) => !leaveOut.includes(name));
  const verify_sign = sslcommerzSign(fields, names, account.password);
  return { ...fields, verify_key: names.join(','), verify_sign };
};
const read = (fields: Record<string, string>) => sslcommerzThat(() => ({})).sslcommerz.readReturn(fields);

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

const refund = { ref: 'T1001', refundId: 'R1', gatewayId: 'B1', amount: 49_900, now: 0 };
const refunds =
  (asked: object, later: object = {}) =>
  (_: string, fields: Record<string, string>) => {
    if (fields.refund_ref_id) return { APIConnect: 'DONE', ...later };
    return {
      APIConnect: 'DONE',
      ...(fields.bank_tran_id ? asked : { no_of_trans_found: 1, element: [paid] }),
    };
  };

it('gives back taka: all of them for all rupees, and never more for a part', async () => {
  const { sslcommerz, sent } = sslcommerzThat(refunds({ status: 'success', refund_ref_id: 'X1' }));
  expect(await sslcommerz.refund(refund)).toBe('pending');
  expect(sent.at(-1)?.fields).toMatchObject({
    bank_tran_id: 'B1',
    refund_amount: '698.60',
    refe_id: 'R1',
    refund_trans_id: 'R1',
  });
  await sslcommerz.refund({ ...refund, amount: 16_633 });
  expect(sent.at(-1)?.fields.refund_amount).toBe('232.86');
});

it.each([
  ['refunded', 'done'],
  ['processing', 'pending'],
  ['cancelled', 'refused'],
])('a refund that was asked for before and is %s is %s', async (later, state) => {
  const before = { status: 'processing', refund_ref_id: 'X1' };
  const { sslcommerz, sent } = sslcommerzThat(refunds(before, { status: later }));
  expect(await sslcommerz.refund(refund)).toBe(state);
  expect(sent.at(-1)?.fields.refund_ref_id).toBe('X1');
});

it('asks how a refund stands that it knows, and asks for it once', async () => {
  const { sslcommerz, sent } = sslcommerzThat(
    refunds({ status: 'success', refund_ref_id: 'X1' }, { status: 'refunded' }),
  );
  const known: string[] = [];
  const onAsked = async (id: string) => void known.push(id);
  expect(await sslcommerz.refund({ ...refund, onAsked })).toBe('pending');
  expect(known).toEqual(['X1']);
  expect(await sslcommerz.refund({ ...refund, known: 'X1' })).toBe('done');
  expect(sent.filter(({ fields }) => fields.refund_amount !== undefined)).toHaveLength(1);
});

it('says how often it was paid', async () => {
  expect(await status([paid, { ...paid, bank_tran_id: 'B2' }])).toMatchObject({
    state: 'success',
    others: [{ gatewayId: 'B2', amount: 49_900 }],
  });
});

it('gives nothing back of what was not paid, or what SSLCOMMERZ refuses', async () => {
  expect(await sslcommerzThat(refunds({ status: 'failed' })).sslcommerz.refund(refund)).toBe('refused');
  const unpaid = sslcommerzThat(knows([{ ...paid, status: 'FAILED' }])).sslcommerz;
  expect(await unpaid.refund(refund)).toBe('refused');
  const other = sslcommerzThat(refunds({ status: 'success' })).sslcommerz;
  expect(await other.refund({ ...refund, gatewayId: 'B2' })).toBe('refused');
  await expect(sslcommerzThat(refunds({ status: 'x' })).sslcommerz.refund(refund)).rejects.toThrow(
    'another refund',
  );
});

it('takes nothing for a payment that is listed, or confirmed, in another shape', async () => {
  const odd = oddAnswers(Object.keys(paid));
  const lists = fc.oneof(fc.array(odd), fc.constant([paid]));
  await fc.assert(
    fc.asyncProperty(lists, odd, async (element, confirmed) => {
      await expectNothingPaid(sslcommerzThat(knows(element, confirmed)).sslcommerz);
    }),
    { numRuns: 50 },
  );
});

it('tells SSLCOMMERZ of the customer what is known, as long as it takes it', async () => {
  const told = async (change: Partial<PaymentToStart>) => {
    const { sslcommerz, sent } = sslcommerzThat(() => session('https://pay.sslcz.example/gw'));
    await sslcommerz.start({ ...asked, ...change });
    return sent[0]?.fields;
  };
  const customer = { ...asked.customer, name: '', email: 'asha@example.com' };
  expect(await told({ customer, description: '' })).toMatchObject({
    product_name: 'Order',
    cus_name: 'Customer',
    cus_email: 'asha@example.com',
  });
  const long = { ...asked.customer, name: 'n'.repeat(51) };
  expect(await told({ customer: long, description: 'd'.repeat(101) })).toMatchObject({
    product_name: 'd'.repeat(100),
    cus_name: 'n'.repeat(50),
  });
});

it('PAY-16 claims no more than the form says: what is valid succeeded, what has ended failed', async () => {
  const claims = async (status: string) => (await read(form({ status }))).claims;
  expect(await claims('VALIDATED')).toBe('success');
  for (const ended of ['FAILED', 'CANCELLED', 'UNATTEMPTED', 'EXPIRED'])
    expect(await claims(ended)).toBe('failed');
});

it('gives nothing back of a payment whose amounts are not known, and waits for what it has no id of', async () => {
  const of = (tried: object, asking: object = { status: 'success' }) =>
    sslcommerzThat((_, fields) => ({
      APIConnect: 'DONE',
      ...(fields.bank_tran_id ? asking : { no_of_trans_found: 1, element: [{ ...paid, ...tried }] }),
    })).sslcommerz.refund(refund);
  for (const odd of [{ amount: '' }, { currency_amount: '' }, { amount: '0' }])
    await expect(of(odd)).rejects.toThrow('another payment');
  expect(await of({}, { status: 'processing' })).toBe('pending');
  await expect(status([paid, { ...paid, bank_tran_id: '' }])).rejects.toThrow('another payment');
});
