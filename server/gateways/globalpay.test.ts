import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentMeans, PaymentToStart } from './gateway.ts';
import { createGlobalpay, sandboxGlobalpay } from './globalpay.ts';
import { gpSecret } from './gp-api.ts';
import { hppRequestHash } from './hpp-hash.ts';
import { expectNothingPaid, oddAnswers } from './testing/odd-answers.ts';

const account = { ...sandboxGlobalpay, page: 'https://pay.example/pay', api: 'https://apis.example/ucp' };

const asked: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order',
  means: { kind: 'card', mode: 'CC' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210', email: 'asha@example.com' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/GLOBALPAY',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: Date.parse('2026-11-20T16:15:30.999Z'),
};

type Answer = (path: string, init: RequestInit) => Response | object;

/** Global Payments, which gives tokens `token-1`, `token-2` … for an hour, and answers everything else so. */
function globalpayThat(answer: Answer) {
  const sent: {
    path: string;
    method: string | undefined;
    token: string | null;
    headers: Headers;
    body: unknown;
  }[] = [];
  let tokens = 0;
  const globalpay = createGlobalpay(account, {
    timeOutMs: 1000,
    randomBytes,
    fetch: async (url, init) => {
      const path = url.slice(account.api.length);
      const headers = new Headers(init.headers);
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ path, method: init.method, token: headers.get('authorization'), headers, body });
      if (path === '/accesstoken')
        return Response.json({ token: `token-${(tokens += 1)}`, seconds_to_expire: 3600 });
      const reply = answer(path, init);
      return reply instanceof Response ? reply : Response.json(reply);
    },
  });
  return { globalpay, sent };
}

const paid = {
  id: 'TRN_1',
  type: 'SALE',
  status: 'CAPTURED',
  amount: '49900',
  currency: 'INR',
  reference: 'T1001',
};
const listed =
  (...transactions: object[]): Answer =>
  () => ({ transactions });
const fault = (status: number, error_code: string) => Response.json({ error_code }, { status });

it('PAY-07 PAY-25 leads to the page that takes the card, by a signed form without a field for it', async () => {
  const { globalpay, sent } = globalpayThat(() => ({}));
  const started = await globalpay.start(asked);
  if (started.kind !== 'form') throw new Error('A card is paid by a form.');
  expect(started.form.url).toBe('https://pay.example/pay');
  expect(started.form).not.toHaveProperty('card');
  expect(started.form.fields).toEqual({
    TIMESTAMP: '20261120161530',
    MERCHANT_ID: account.merchantId,
    ACCOUNT: 'internet',
    ORDER_ID: 'T1001',
    AMOUNT: '49900',
    CURRENCY: 'INR',
    AUTO_SETTLE_FLAG: '1',
    HPP_VERSION: '2',
    HPP_LANG: 'en',
    MERCHANT_RESPONSE_URL: asked.returnUrl,
    PM_METHODS: 'cards',
    HPP_CUSTOMER_EMAIL: 'asha@example.com',
    HPP_CUSTOMER_PHONENUMBER_MOBILE: '91|9876543210',
    SHA1HASH: hppRequestHash(started.form.fields, account.secret),
  });
  expect(sent).toEqual([]);
});

it('PAY-13 offers the wallet that was chosen, and refuses ways to pay that the page does not have', async () => {
  const { globalpay } = globalpayThat(() => ({}));
  const start = (means: PaymentMeans) => globalpay.start({ ...asked, means });
  expect(await start({ kind: 'wallet', code: 'paypal' })).toMatchObject({
    form: { fields: { PM_METHODS: 'paypal' } },
  });
  const any = await start({ kind: 'wallet' });
  expect(any.kind === 'form' && any.form.fields).not.toHaveProperty('PM_METHODS');
  const refused = { kind: 'refused', code: 'PM_METHODS' };
  expect(await start({ kind: 'bank', code: 'HDF' })).toEqual(refused);
  expect(await start({ kind: 'upi-intent' })).toEqual(refused);
});

it('asks for a payment by its reference, with a token that it keeps until shortly before its end', async () => {
  const { globalpay, sent } = globalpayThat(listed(paid));
  const ask = (now: number) => globalpay.status({ ref: 'T1001', now });
  const begin = Date.parse('2026-11-20T10:00:00Z');
  expect(await ask(begin)).toEqual({
    state: 'success',
    ref: 'T1001',
    amount: 49_900,
    currency: 'INR',
    gatewayId: 'TRN_1',
  });
  const { nonce, secret, ...rest } = (sent[0]?.body ?? {}) as Record<string, string>;
  expect(rest).toEqual({ app_id: account.appId, grant_type: 'client_credentials' });
  expect(secret).toBe(gpSecret(nonce ?? '', account.appKey));
  expect(sent[1]?.headers.get('x-gp-version')).toBe('2021-03-22');
  expect(sent[1]?.path).toBe(
    '/transactions?reference=T1001&from_time_created=2026-11-10&page=1&page_size=100',
  );
  await ask(begin + 3_539_000);
  await ask(begin + 3_540_000);
  expect(sent.map(({ path, token }) => (path === '/accesstoken' ? 'token' : token))).toEqual([
    'token',
    'Bearer token-1',
    'Bearer token-1',
    'token',
    'Bearer token-2',
  ]);
});

it('gets another token when one ended before its time, once, and forgets a sign-in that failed', async () => {
  let refusals = 1;
  const { globalpay, sent } = globalpayThat(() =>
    (refusals -= 1) >= 0 ? fault(401, 'NOT_AUTHENTICATED') : { transactions: [paid] },
  );
  expect(await globalpay.status({ ref: 'T1001', now: 0 })).toMatchObject({ state: 'success' });
  expect(sent.filter(({ path }) => path === '/accesstoken')).toHaveLength(2);
  refusals = 9;
  await expect(globalpay.status({ ref: 'T1001', now: 0 })).rejects.toThrow('answered with 401');
  let isAway = true;
  const waking = createGlobalpay(account, {
    timeOutMs: 1000,
    randomBytes,
    fetch: async (url) => {
      if (isAway) return new Response('<h1>Bad Gateway</h1>', { status: 502 });
      return Response.json(
        url.endsWith('/accesstoken') ? { token: 't', seconds_to_expire: 60 } : { transactions: [] },
      );
    },
  });
  await expect(waking.status({ ref: 'T1001', now: 0 })).rejects.toThrow('answered with 502');
  isAway = false;
  expect(await waking.status({ ref: 'T1001', now: 0 })).toEqual({ state: 'none' });
});

it.each([
  ['CAPTURED', 'success'],
  ['FUNDED', 'success'],
  ['PENDING', 'pending'],
  // Its page is open, and nobody has paid.
  ['INITIATED', 'none'],
  ['PREAUTHORIZED', 'pending'],
  ['FOR_REVIEW', 'pending'],
  ['DECLINED', 'failed'],
  ['REJECTED', 'failed'],
  ['FAILED', 'failed'],
  ['REVERSED', 'failed'],
])('reads a transaction that is %s as %s', async (status, state) => {
  const { globalpay } = globalpayThat(listed({ ...paid, status }));
  expect(await globalpay.status({ ref: 'T1001', now: 0 })).toMatchObject({ state });
});

it('a payment that succeeded counts whatever was tried besides, and another reference is not it', async () => {
  const declined = { ...paid, id: 'TRN_0', status: 'DECLINED' };
  const state = async (...all: object[]) =>
    (await globalpayThat(listed(...all)).globalpay.status({ ref: 'T1001', now: 0 })).state;
  expect(await state(declined, paid, { ...paid, id: 'TRN_2', status: 'PENDING' })).toBe('success');
  expect(await state(declined, { ...paid, status: 'PENDING' })).toBe('pending');
  expect(await state(declined, declined)).toBe('failed');
  expect(await state({ ...paid, reference: 'T1001-other' })).toBe('none');
  expect(await state({ ...paid, type: 'REFUND' })).toBe('none');
  await expect(state({ ...paid, status: 'captured' })).rejects.toThrow('another state of a payment');
});

it('says how often it was paid, and looks for a payment from the day before it began', async () => {
  const { globalpay, sent } = globalpayThat((path) =>
    path.endsWith('/refund')
      ? { status: 'CAPTURED' }
      : { transactions: [paid, { ...paid, id: 'TRN_2' }, { ...paid, id: 'TRN_3', status: 'DECLINED' }] },
  );
  const now = Date.parse('2026-12-24T10:00:00Z');
  expect(await globalpay.status({ ref: 'T1001', now })).toMatchObject({
    state: 'success',
    others: [{ gatewayId: 'TRN_2', amount: 49_900 }],
  });
  const since = Date.parse('2026-11-20T10:00:00Z');
  await globalpay.refund({
    ref: 'T1001',
    refundId: 'R1',
    gatewayId: undefined,
    amount: 49_900,
    now,
    since,
  });
  expect(sent.map(({ path }) => /from_time_created=([\d-]+)/.exec(path)?.[1])).toContain('2026-11-19');
});

it.each(['499.00', '-49900', '', '49900 ', '1e3'])('gives no amount for %j', async (amount) => {
  const { globalpay } = globalpayThat(listed({ ...paid, amount }));
  expect((await globalpay.status({ ref: 'T1001', now: 0 })).amount).toBeUndefined();
});

const refund = { ref: 'T1001', refundId: 'R1', gatewayId: 'TRN_1', amount: 49_900, now: 0 };
const refunding =
  (reply: () => Response | object, ...given: object[]): Answer =>
  (path) =>
    path.endsWith('/refund') ? reply() : { transactions: [...given, paid] };

it('gives money back once: by an id that is good for one refund, and not when it was given before', async () => {
  const { globalpay, sent } = globalpayThat(refunding(() => ({ status: 'CAPTURED' })));
  expect(await globalpay.refund(refund)).toBe('done');
  const last = sent.at(-1);
  expect([last?.path, last?.body, last?.headers.get('x-gp-idempotency')]).toEqual([
    '/transactions/TRN_1/refund',
    { amount: '49900' },
    'R1',
  ]);
  const before = { ...paid, id: 'TRN_9', type: 'REFUND', status: 'PENDING' };
  const again = globalpayThat(refunding(() => ({ status: 'CAPTURED' }), before));
  expect(await again.globalpay.refund(refund)).toBe('pending');
  expect(again.sent.filter(({ path }) => path.endsWith('/refund'))).toEqual([]);
  const seen = globalpayThat(refunding(() => fault(409, 'DUPLICATE_ACTION')));
  expect(await seen.globalpay.refund(refund)).toBe('pending');
});

it('a refund that was declined is asked for again, and one that is not possible is refused', async () => {
  const declined = { ...paid, id: 'TRN_9', type: 'REFUND', status: 'DECLINED' };
  const again = globalpayThat(refunding(() => ({ status: 'PENDING' }), declined)).globalpay;
  expect(await again.refund(refund)).toBe('pending');
  const refused = globalpayThat(refunding(() => fault(400, 'INVALID_REQUEST_DATA'))).globalpay;
  expect(await refused.refund(refund)).toBe('refused');
  const unpaid = globalpayThat(listed({ ...paid, status: 'DECLINED' })).globalpay;
  expect(await unpaid.refund(refund)).toBe('refused');
  const away = globalpayThat(refunding(() => fault(500, 'SYSTEM_ERROR'))).globalpay;
  await expect(away.refund(refund)).rejects.toThrow('answered with 500');
});

const given = (status: string, amount: number, id = `TRN_R${amount}`) => ({
  ...paid,
  id,
  type: 'REFUND',
  status,
  amount: String(amount),
});

it.each([
  ['what is left of it', [given('CAPTURED', 9900)], 40_000, 'asked'],
  ['one paisa more than is left of it', [given('CAPTURED', 9900)], 40_001, 'refused'],
  ['what a refund that was declined did not give', [given('DECLINED', 49_900)], 49_900, 'asked'],
  ['what a refund that was asked for last will give', [given('INITIATED', 9900)], 40_001, 'refused'],
  ['an amount that was given back before', [given('CAPTURED', 49_900)], 49_900, 'done'],
  ['another amount than was given back before', [given('CAPTURED', 49_900)], 100, 'refused'],
  [
    'an amount of which the last refund is on its way',
    [given('CAPTURED', 24_950, 'R-1'), given('PENDING', 24_950, 'R-2')],
    24_950,
    'pending',
  ],
  [
    'an amount that was given back twice',
    [given('CAPTURED', 24_950, 'R-1'), given('FUNDED', 24_950, 'R-2')],
    24_950,
    'done',
  ],
])('PAY-16 of a payment that was refunded before, %s is not given back beyond it', async (...row) => {
  const [, before, amount, expected] = row;
  const { globalpay, sent } = globalpayThat(refunding(() => ({ status: 'CAPTURED' }), ...before));
  const state = await globalpay.refund({ ...refund, amount });
  const asks = sent.filter(({ path }) => path.endsWith('/refund')).map(({ body }) => body);
  expect([state, asks]).toEqual(
    expected === 'asked' ? ['done', [{ amount: String(amount) }]] : [expected, []],
  );
});

it('a refund that another process asked for is in the state in which it is listed', async () => {
  const duplicate = (...before: object[]) =>
    globalpayThat(refunding(() => fault(409, 'DUPLICATE_ACTION'), ...before)).globalpay.refund({
      ...refund,
      amount: 9900,
    });
  expect(await duplicate(given('CAPTURED', 9900))).toBe('done');
  expect(await duplicate(given('CAPTURED', 100))).toBe('pending');
});

it('of a reference that was paid twice, gives back the payment that is named, and of none that is unknown', async () => {
  const twice = [given('CAPTURED', 49_900), paid, { ...paid, id: 'TRN_2', amount: '60000' }];
  const ask = async (change: object) => {
    const { globalpay, sent } = globalpayThat((path) =>
      path.endsWith('/refund') ? { status: 'CAPTURED' } : { transactions: twice },
    );
    const state = await globalpay.refund({ ...refund, ...change });
    return [state, sent.find(({ path }) => path.endsWith('/refund'))?.path];
  };
  const before = 49_900;
  expect(await ask({ gatewayId: 'TRN_2', amount: 60_000, before })).toEqual([
    'done',
    '/transactions/TRN_2/refund',
  ]);
  expect(await ask({ gatewayId: 'TRN_2', amount: 60_001, before })).toEqual(['refused', undefined]);
  expect(await ask({ gatewayId: 'TRN_9', before })).toEqual(['refused', undefined]);
  expect(await ask({ gatewayId: undefined, before })).toEqual(['done', '/transactions/TRN_1/refund']);
});

it('gives nothing back of a payment without an amount or an id, and believes no state that it does not know', async () => {
  const of = (...all: object[]) =>
    globalpayThat((path) =>
      path.endsWith('/refund') ? { status: 'CAPTURED' } : { transactions: all },
    ).globalpay.refund({ ...refund, gatewayId: undefined });
  expect(await of({ ...paid, amount: '499.00' })).toBe('refused');
  expect(await of({ ...paid, id: '' })).toBe('refused');
  for (const odd of [given('captured', 100), given('', 100), { ...given('', 100), status: undefined }])
    await expect(of(odd, paid)).rejects.toThrow('another refund');
  const { globalpay } = globalpayThat(listed(paid, { ...paid, id: '' }));
  await expect(globalpay.status({ ref: 'T1001', now: 0 })).rejects.toThrow('another payment');
});

it.each([
  [400, 'INVALID_ACTION', 'refused'],
  [400, 'INVALID_REQUEST_DATA', 'refused'],
])('a refund that is answered with %i %s is %s', async (status, code, state) => {
  const { globalpay } = globalpayThat(refunding(() => fault(status, code)));
  expect(await globalpay.refund(refund)).toBe(state);
});

it('PAY-16 puts no token into a header that is no token, and none without an end', async () => {
  const signIn = (token: unknown, seconds_to_expire: unknown = 3600) =>
    createGlobalpay(account, {
      timeOutMs: 1000,
      randomBytes,
      fetch: async (url) =>
        Response.json(url.endsWith('/accesstoken') ? { token, seconds_to_expire } : { transactions: [paid] }),
    }).status({ ref: 'T1001', now: 0 });
  expect(await signIn('aZ0.~+/=-_')).toMatchObject({ state: 'success' });
  for (const token of ['', undefined, 'a b', ' a', 'a ', 'a\r\nx-role: all'])
    await expect(signIn(token)).rejects.toThrow('another access token');
  for (const seconds of ['soon', '1e999'])
    await expect(signIn('token', seconds)).rejects.toThrow('another access token');
});

it('takes nothing for a payment that is listed in another shape', async () => {
  const lists = fc.oneof(fc.array(oddAnswers(Object.keys(paid))), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(lists, async (transactions) => {
      await expectNothingPaid(globalpayThat(() => ({ transactions })).globalpay);
    }),
    { numRuns: 50 },
  );
});

it('PAY-16 speaks JSON with the API, reads by GET and asks for money by POST, and takes no other answer to a refund', async () => {
  const { globalpay, sent } = globalpayThat(refunding(() => ({ status: 'CAPTURED' })));
  await globalpay.refund(refund);
  const told = sent.map(({ method, headers }) => [
    method,
    headers.get('accept'),
    headers.get('content-type'),
  ]);
  expect(told).toEqual([
    ['POST', 'application/json', 'application/json'],
    ['GET', 'application/json', null],
    ['POST', 'application/json', 'application/json'],
  ]);
  await expect(globalpayThat(refunding(() => ({}))).globalpay.refund(refund)).rejects.toThrow(
    'another refund',
  );
  const listedAs = (transactions: unknown) =>
    globalpayThat(() => ({ transactions })).globalpay.status({ ref: 'T1001', now: 0 });
  for (const odd of ['x', [paid, 1], undefined])
    await expect(listedAs(odd)).rejects.toThrow('another list of transactions');
  const state = globalpayThat(listed({ ...paid, status: undefined })).globalpay;
  await expect(state.status({ ref: 'T1001', now: 0 })).rejects.toThrow('another state of a payment');
});
