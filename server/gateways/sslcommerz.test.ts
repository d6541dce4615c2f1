import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { PaymentToStart } from './gateway.ts';
import { createSslcommerz } from './sslcommerz.ts';
import { expectNothingPaid, oddAnswers } from './testing/odd-answers.ts';
import { paid } from './testing/sslcommerz-paid.ts';

const base = 'https://sslcz.example';
const account = { storeId: 'teststore', password: 'sbxpass-of-store', base };

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
  const sent: {
    method: string | undefined;
    accept: string | null;
    page: string;
    fields: Record<string, string>;
  }[] = [];
  const sslcommerz = createSslcommerz(account, {
    timeOutMs: 1000,
    randomBytes,
    fetch: async (url, init) => {
      const { pathname, searchParams, origin } = new URL(url);
      expect(origin).toBe(base);
      const body = typeof init.body === 'string' ? init.body : '';
      const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
      const page = pathname.split('/').at(-1) ?? '';
      const accept = new Headers(init.headers).get('accept');
      sent.push({ method: init.method, accept, page, fields });
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
  const failing = (failedreason?: string) =>
    sslcommerzThat(() => ({ status: 'FAILED', failedreason })).sslcommerz.start(asked);
  for (const reason of ["Invalid Information: 'total_amount'", undefined])
    expect(await failing(reason)).toEqual({ kind: 'refused', code: 'FAILED' });
  await expect(failing('Store Credential Error Or Store is De-active')).rejects.toThrow('another session');
  const { sslcommerz, sent } = sslcommerzThat(() => ({}));
  for (const means of [{ kind: 'upi-intent' }, { kind: 'upi-collect', vpa: 'a@upi' }] as const)
    expect(await sslcommerz.start({ ...asked, means })).toEqual({ kind: 'refused', code: 'multi_card_name' });
  expect(sent).toEqual([]);
});

it('an answer that neither opens nor refuses a session is none', async () => {
  const GatewayPageURL = 'https://pay.sslcz.example/gw';
  for (const odd of [{}, { GatewayPageURL }, { status: 'success', GatewayPageURL }, { status: 'PENDING' }])
    await expect(sslcommerzThat(() => odd).sslcommerz.start(asked)).rejects.toThrow('another session');
});

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
  const every = { store_id: account.storeId, store_passwd: account.password, v: '1', format: 'json' };
  const how = { method: 'GET', accept: 'application/json' };
  expect(sent).toEqual([
    { ...how, page: 'merchantTransIDvalidationAPI.php', fields: { ...every, tran_id: 'T1001' } },
    { ...how, page: 'validationserverAPI.php', fields: { ...every, val_id: 'V1' } },
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

it('a payment failed only where every try did, and the reason of the last one is for the customer', async () => {
  const tried = (state: string, error?: string) => ({ ...paid, status: state, error });
  const [fresh, last, first] = [
    tried('UNATTEMPTED'),
    tried('FAILED', 'Declined by the bank'),
    tried('EXPIRED', 'Too late'),
  ];
  expect(await status([fresh, last, first])).toEqual({
    state: 'failed',
    ref: 'T1001',
    reason: 'Declined by the bank',
  });
  for (const odd of [{ ...paid, status: 'UNKNOWN' }, { tran_id: 'T1001' }])
    for (const all of [[odd], [last, odd], [odd, last]])
      await expect(status(all)).rejects.toThrow('another state of a payment');
});

it('finds a payment in a list with entries of any shape, and none in a list of them alone', async () => {
  const junk = [null, 'T1001', 1, ['T1001']] as unknown as object[];
  expect(await status([...junk, paid])).toMatchObject({ state: 'success', amount: 49_900 });
  await expect(status(junk)).rejects.toThrow('another list of payments');
});

it('says another currency, and no amount that is not exact', async () => {
  expect(await status([paid], { ...paid, currency_type: 'BDT' })).toMatchObject({ currency: 'BDT' });
  expect((await status([paid], { ...paid, currency_amount: '498.999' })).amount).toBeUndefined();
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
    // SSLCOMMERZ takes no refund without a remark.
    refund_remarks: expect.stringMatching(/\w/),
    refe_id: 'R1',
    refund_trans_id: 'R1',
  });
  expect(sent.map(({ page }) => page)).toEqual(Array(2).fill('merchantTransIDvalidationAPI.php'));
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
  expect(sent.at(-1)).toMatchObject({
    method: 'GET',
    page: 'merchantTransIDvalidationAPI.php',
    fields: { refund_ref_id: 'X1' },
  });
});

it('takes no other answer for the state of a refund that was asked for before', async () => {
  for (const odd of [{}, { status: 'success' }, { status: 'Refunded' }]) {
    const { sslcommerz } = sslcommerzThat(refunds({ status: 'processing', refund_ref_id: 'X1' }, odd));
    await expect(sslcommerz.refund(refund)).rejects.toThrow('another refund');
    await expect(sslcommerz.refund({ ...refund, known: 'X1' })).rejects.toThrow('another refund');
  }
});

it('tells nobody the id of a refund to which SSLCOMMERZ gave none', async () => {
  const onAsked = vi.fn(async () => {});
  for (const asking of [{ status: 'failed' }, { status: 'success', refund_ref_id: '' }])
    await sslcommerzThat(refunds(asking)).sslcommerz.refund({ ...refund, onAsked });
  expect(onAsked).not.toHaveBeenCalled();
});

it('gives back what was paid first where no payment is named', async () => {
  const { sslcommerz, sent } = sslcommerzThat((_, fields) => ({
    APIConnect: 'DONE',
    ...(fields.bank_tran_id
      ? { status: 'success', refund_ref_id: 'X1' }
      : { no_of_trans_found: 2, element: [{ ...paid, status: 'FAILED', bank_tran_id: 'B0' }, paid] }),
  }));
  expect(await sslcommerz.refund({ ...refund, gatewayId: undefined })).toBe('pending');
  expect(sent.at(-1)?.fields).toMatchObject({ bank_tran_id: 'B1', refund_amount: '698.60' });
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
