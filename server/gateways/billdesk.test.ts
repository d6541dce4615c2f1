import { createHmac, randomBytes } from 'node:crypto';
import { CompactSign, decodeProtectedHeader } from 'jose';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFromBilldesk, signForBilldesk } from './billdesk-jws.ts';
import { createBilldesk, sandboxBilldesk } from './billdesk.ts';
import type { PaymentToStart } from './gateway.ts';
import { expectNothingPaid, oddAnswers } from './testing/odd-answers.ts';

const base = 'https://api.billdesk.example/payments/v1_2';
const account = { ...sandboxBilldesk, base };

const asked: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order',
  means: { kind: 'bank', code: 'HDF' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/BILLDESK',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: Date.parse('2026-11-20T18:30:05.999Z'),
};

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** BillDesk with these answers, the last one from then on; a text is sent as it is, all else signed. */
const billdeskThat = (...answers: (object | string)[]) => billdeskAt(base, answers);

function billdeskAt(address: string, answers: readonly (object | string)[]) {
  const sent: Sent[] = [];
  const billdesk = createBilldesk(
    { ...account, base: address },
    {
      timeOutMs: 1000,
      randomBytes,
      fetch: async (url, init) => {
        const token = String(init.body);
        expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', clientid: account.clientId });
        const headers = Object.fromEntries(new Headers(init.headers));
        sent.push({ url, method: init.method, headers, body: await readFromBilldesk(token, account) });
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? {};
        if (typeof answer === 'string') return new Response(answer);
        const status = 'status' in answer && typeof answer.status === 'number' ? answer.status : 200;
        return new Response(await signForBilldesk(answer, account), { status });
      },
    },
  );
  return { billdesk, sent };
}

const links = (href: string, parameters: object = { bdorderid: 'OA1', rdata: 'secret-rdata' }) => ({
  objectid: 'order',
  links: [
    { rel: 'self', href: 'https://api.billdesk.example/x' },
    { rel: 'redirect', href, parameters },
  ],
});

it('PAY-16 PAY-59 asks for an order with a signed body, and leads to its page by a form', async () => {
  const { billdesk, sent } = billdeskThat(links('https://pay.billdesk.example/web'));
  expect(await billdesk.start(asked)).toEqual({
    kind: 'form',
    form: {
      url: 'https://pay.billdesk.example/web',
      fields: { mercid: account.mercid, bdorderid: 'OA1', rdata: 'secret-rdata' },
    },
  });
  await billdesk.start(asked);
  expect(sent[0]).toMatchObject({
    url: `${base}/orders/create`,
    method: 'POST',
    headers: {
      'content-type': 'application/jose',
      accept: 'application/jose',
      'bd-timestamp': '20261121000005',
    },
    body: {
      mercid: account.mercid,
      orderid: 'T1001',
      amount: '499.00',
      currency: '356',
      order_date: '2026-11-21T00:00:05+05:30',
      ru: asked.returnUrl,
      itemcode: 'DIRECT',
      additional_info: { additional_info1: 'netbanking', additional_info2: 'HDF' },
      device: { init_channel: 'internet', ip: '203.0.113.1', user_agent: 'Mozilla/5.0' },
    },
  });
  const traces = sent.map(({ headers }) => headers['bd-traceid']);
  expect(new Set(traces).size).toBe(2);
  for (const trace of traces) expect(trace).toMatch(/^[A-Z0-9]{10,35}$/);
});

it('PAY-59 sends the browser to no address that is not safe', async () => {
  for (const href of ['javascript:alert(1)', 'http://pay.billdesk.example/web', '/web', ''])
    await expect(billdeskThat(links(href)).billdesk.start(asked)).rejects.toThrow('another order');
  const noToken = links('https://pay.billdesk.example/web', { bdorderid: 'OA1' });
  await expect(billdeskThat(noToken).billdesk.start(asked)).rejects.toThrow('another order');
});

it.each([
  ['/sandbox/pay/billdesk/payments/v1_2', '/sandbox/pay/billdesk/web'],
  ['http://localhost:4000/billdesk/payments/v1_2', 'http://localhost:4000/billdesk/web'],
  ['http://localhost:4000/payments/test/payments/v1_2', 'http://localhost:4000/payments/test/web'],
])('PAY-59 of calls at %s, its page is beside them', async (address, page) => {
  expect(await billdeskAt(address, [links(page)]).billdesk.start(asked)).toMatchObject({
    form: { url: page },
  });
  for (const other of ['/elsewhere/web', 'http://localhost:4001/web'])
    await expect(billdeskAt(address, [links(other)]).billdesk.start(asked)).rejects.toThrow('another order');
});

it('finds the page of an order among links of any shape, and none in an order without links', async () => {
  const order = links('https://pay.billdesk.example/web');
  const among = { ...order, links: [null, 'redirect', ['redirect'], ...order.links] };
  expect(await billdeskThat(among).billdesk.start(asked)).toMatchObject({
    form: { url: 'https://pay.billdesk.example/web' },
  });
  for (const odd of [undefined, null, 'redirect', {}, [null]])
    await expect(billdeskThat({ ...order, links: odd }).billdesk.start(asked)).rejects.toThrow(
      'another order',
    );
});

it('a refusal is one where BillDesk signed that the payment is wrong, and UPI is none of its ways to pay', async () => {
  const invalid = { status: 422, error_type: 'invalid_data_error', error_code: 'ORIDE0007' };
  expect(await billdeskThat(invalid).billdesk.start(asked)).toEqual({ kind: 'refused', code: 'ORIDE0007' });
  const locked = { status: 401, error_type: 'authentication_error', error_code: 'GNAUE0003' };
  await expect(billdeskThat(locked).billdesk.start(asked)).rejects.toThrow('BillDesk answered with 401');
  const { billdesk, sent } = billdeskThat({});
  for (const means of [{ kind: 'upi-intent' }, { kind: 'upi-collect', vpa: 'a@upi' }] as const)
    expect(await billdesk.start({ ...asked, means })).toEqual({ kind: 'refused', code: 'PAYMENT_METHOD' });
  expect(sent).toEqual([]);
});

const paid = {
  objectid: 'transaction',
  mercid: account.mercid,
  orderid: 'T1001',
  transactionid: 'X4039',
  transaction_date: '2026-11-21T00:01:00+05:30',
  amount: '499.00',
  currency: '356',
  auth_status: '0300',
};
const status = (...answers: (object | string)[]) =>
  billdeskThat(...answers).billdesk.status({ ref: 'T1001', now: 0 });

it.each([
  ['0300', 'success'],
  ['0002', 'pending'],
  ['0399', 'failed'],
  ['0398', 'failed'],
])('reads the status %s as %s, asked by the reference of the order', async (auth_status, state) => {
  const { billdesk, sent } = billdeskThat({ ...paid, auth_status, transaction_error_desc: 'No money' });
  expect(await billdesk.status({ ref: 'T1001', now: 0 })).toEqual({
    state,
    ref: 'T1001',
    amount: 49_900,
    currency: 'INR',
    gatewayId: 'X4039',
    ...(state === 'failed' && { reason: 'No money' }),
  });
  expect(sent[0]).toMatchObject({
    url: `${base}/transactions/get`,
    body: { mercid: account.mercid, orderid: 'T1001', refund_details: 'true' },
  });
});

it('a payment is unknown to BillDesk only where it signed so', async () => {
  expect(await status({ status: 404, error_code: 'TRRNF0001' })).toEqual({ state: 'none' });
  const other = await signForBilldesk({ status: 404 }, { ...account, secret: 'x'.repeat(32) });
  await expect(status(other)).rejects.toThrow('another signature');
});

it('reads an answer with white space around it', async () => {
  const token = await signForBilldesk(paid, account);
  expect(await status(`\r\n${token}\n`)).toMatchObject({ state: 'success', amount: 49_900 });
});

it('takes a fault of its own for no answer without a signature', async () => {
  const token = await signForBilldesk(paid, account);
  await expect(readFromBilldesk(token, { ...account, secret: '' })).rejects.toThrow(/key/i);
  expect(await readFromBilldesk('no token', account)).toBeUndefined();
});

it.each([{ auth_status: '0001' }, { auth_status: undefined }, { mercid: 'OTHER' }])(
  'takes %o for no answer',
  async (change) => {
    await expect(status({ ...paid, ...change })).rejects.toThrow('another state of a payment');
  },
);

it('says another currency, and no amount that is not exact', async () => {
  expect(await status({ ...paid, currency: '840' })).toMatchObject({ currency: '840' });
  expect((await status({ ...paid, amount: '499.001' })).amount).toBeUndefined();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bytes = (text: string) => new TextEncoder().encode(text);
const signedBy = (secret: string, header: { alg: string; clientid?: string }, body: object = paid) =>
  new CompactSign(bytes(JSON.stringify(body))).setProtectedHeader(header).sign(bytes(secret));
const header = { alg: 'HS256', clientid: account.clientId };
const sha512 = (text: string) => createHmac('sha512', account.secret).update(text).digest('base64url');

const forgeries: [what: string, token: () => string | Promise<string>][] = [
  ['no signature', () => `${part({ alg: 'none', clientid: account.clientId })}.${part(paid)}.`],
  ['an empty signature', () => `${part(header)}.${part(paid)}.`],
  ['another key', () => signedBy('another-secret-of-32-characters-x', header)],
  ['another client', () => signedBy(account.secret, { alg: 'HS256', clientid: 'someone-else' })],
  ['no client', () => signedBy(account.secret, { alg: 'HS256' })],
  ['another merchant', () => signedBy(account.secret, header, { ...paid, mercid: 'OTHER' })],
  [
    'another algorithm with the right key',
    () => {
      const text = `${part({ ...header, alg: 'HS512' })}.${part(paid)}`;
      return `${text}.${sha512(text)}`;
    },
  ],
  [
    'another body below the signature',
    async () => {
      const [head, , signature] = (await signedBy(account.secret, header, { ...paid, amount: '1.00' })).split(
        '.',
      );
      return `${head}.${part(paid)}.${signature}`;
    },
  ],
];

it.each(forgeries)(
  'PAY-16 believes no return with %s, and still knows which payment it is of',
  async (_, make) => {
    const { billdesk } = billdeskThat({});
    expect(await billdesk.readReturn({ transaction_response: await make() })).toEqual({
      ref: 'T1001',
      isGenuine: false,
      claims: 'unknown',
    });
  },
);

it('PAY-16 reads a return, the same each time it comes, and what comes by itself', async () => {
  const { billdesk } = billdeskThat({});
  const returned = async (change: object) =>
    billdesk.readReturn({ transaction_response: await signForBilldesk({ ...paid, ...change }, account) });
  const read = { ref: 'T1001', isGenuine: true, claims: 'success', amount: 49_900 };
  expect([await returned({}), await returned({})]).toEqual([read, read]);
  expect(await returned({ auth_status: '0002' })).toMatchObject({ claims: 'pending' });
  expect(await returned({ auth_status: '0398' })).toMatchObject({ claims: 'failed' });
  expect(await returned({ currency: '840' })).toMatchObject({ isGenuine: true, claims: 'unknown' });
  expect(await returned({ auth_status: undefined })).toMatchObject({ isGenuine: true, claims: 'unknown' });
  expect(await billdesk.readReturn({ orderid: 'T1001' })).toMatchObject({ ref: 'T1001', isGenuine: false });
});

const refund = { ref: 'T1001', refundId: 'R1', gatewayId: 'X4039', amount: 9_900, now: 0 };

it('gives back what was paid by its date and amount, and asks once for each number', async () => {
  const { billdesk, sent } = billdeskThat(paid, { refund_status: 'NA' });
  expect(await billdesk.refund(refund)).toBe('pending');
  expect(sent[1]).toMatchObject({
    url: `${base}/refunds/create`,
    body: {
      transactionid: 'X4039',
      transaction_date: paid.transaction_date,
      txn_amount: '499.00',
      refund_amount: '99.00',
      merc_refund_ref_no: 'R1',
    },
  });
  const known = billdeskThat({ ...paid, refundInfo: [{ merc_refund_ref_no: 'R1', refund_status: '0799' }] });
  expect(await known.billdesk.refund(refund)).toBe('done');
  expect(known.sent).toHaveLength(1);
});

it('takes nothing for a refund that stands in no list of refunds', async () => {
  const asking = { ...paid, refund_request: { merc_refund_ref_no: 'R1', refund_status: '0799' } };
  const { billdesk, sent } = billdeskThat(asking, { refund_status: 'NA' });
  expect(await billdesk.refund(refund)).toBe('pending');
  expect(sent.map(({ url }) => url)).toEqual([`${base}/transactions/get`, `${base}/refunds/create`]);
});

it.each([
  ['0699', 'done'],
  ['0799', 'done'],
  ['NA', 'pending'],
])('a refund with the status %s is %s, when it is asked for and later', async (refund_status, state) => {
  expect(await billdeskThat(paid, { refund_status }).billdesk.refund(refund)).toBe(state);
  const later = { ...paid, refundInfo: [{ merc_refund_ref_no: 'R1', refund_status }] };
  expect(await billdeskThat(later).billdesk.refund(refund)).toBe(state);
});

it('gives nothing back of what was not paid, or what BillDesk refuses', async () => {
  const refused = { status: 422, error_type: 'invalid_data_error', error_code: 'RFIDE0009' };
  expect(await billdeskThat({ ...paid, auth_status: '0399' }).billdesk.refund(refund)).toBe('refused');
  expect(await billdeskThat({ status: 404 }).billdesk.refund(refund)).toBe('refused');
  expect(await billdeskThat(paid, refused, paid).billdesk.refund(refund)).toBe('refused');
  await expect(billdeskThat(paid, { refund_status: '0001' }).billdesk.refund(refund)).rejects.toThrow(
    'another refund',
  );
});

it.each([
  ['0799', 'done'],
  ['NA', 'pending'],
])(
  'a refund that another process asked for meanwhile, with the status %s, is %s',
  async (refund_status, state) => {
    const refused = { status: 422, error_type: 'invalid_data_error', error_code: 'RFIDE0009' };
    const after = {
      ...paid,
      refundInfo: [
        { merc_refund_ref_no: 'R0', refund_status: '0699' },
        { merc_refund_ref_no: 'R1', refund_status },
      ],
    };
    expect(await billdeskThat(paid, refused, after).billdesk.refund(refund)).toBe(state);
    expect(await billdeskThat(paid, refused, { status: 404 }).billdesk.refund(refund)).toBe('refused');
  },
);

it.each([
  [{ kind: 'card', mode: 'DC' }, 'card', 'DC'],
  [{ kind: 'bank', code: 'HDF' }, 'netbanking', 'HDF'],
  [{ kind: 'wallet', code: 'MOBIKWIK' }, 'wallet', 'MOBIKWIK'],
  [{ kind: 'wallet' }, 'wallet', 'NA'],
] as const)('PAY-13 says of %o that it is %s, %s', async (means, additional_info1, additional_info2) => {
  const { billdesk, sent } = billdeskThat(links('https://pay.billdesk.example/web'));
  await billdesk.start({ ...asked, means });
  expect(sent[0]?.body).toMatchObject({ additional_info: { additional_info1, additional_info2 } });
});

it('takes nothing for a payment that BillDesk signed in another shape', async () => {
  const names = [...Object.keys(paid), 'status', 'links', 'refundInfo', 'error_code'].filter(
    (name) => name !== 'auth_status',
  );
  await fc.assert(
    fc.asyncProperty(oddAnswers(names), async (answer) => {
      await expectNothingPaid(billdeskThat(answer).billdesk);
    }),
    { numRuns: 50 },
  );
});

it('says of the device what BillDesk takes, and something where nothing is known', async () => {
  const device = async (userAgent: string) => {
    const { billdesk, sent } = billdeskThat(links('https://pay.billdesk.example/web'));
    await billdesk.start({ ...asked, device: { ip: '203.0.113.1', userAgent } });
    return (sent[0]?.body as { device: object } | undefined)?.device;
  };
  const rest = { init_channel: 'internet', ip: '203.0.113.1', accept_header: 'text/html' };
  expect(await device('')).toEqual({ ...rest, user_agent: 'unknown' });
  expect(await device('x'.repeat(201))).toEqual({ ...rest, user_agent: 'x'.repeat(200) });
});

it('a refusal counts with its code alone, and another fault says nothing of the payment', async () => {
  for (const odd of [
    { status: 422, error_type: 'invalid_data_error' },
    { status: 422, error_type: 'other', error_code: 'X' },
    { status: 500, error_type: 'invalid_data_error' },
  ])
    await expect(billdeskThat(odd).billdesk.start(asked)).rejects.toThrow('BillDesk answered with');
  await expect(status({ status: 500 })).rejects.toThrow('BillDesk answered with 500');
});
