import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PaymentToStart } from './gateway.ts';
import { isPaytmSignature, paytmFormText, paytmSignature } from './paytm-checksum.ts';
import { createPaytm, sandboxPaytm } from './paytm.ts';

const key = 'abcdefghijklmnop';
/** The bytes of the salt AbC1. */
const fixedSalt = () => Buffer.from('AbC1', 'base64');
const body = '{"requestType":"Payment","mid":"SBXMID0001","orderId":"T1001"}';
const form = { MID: 'SBXMID0001', ORDERID: 'T1001', STATUS: 'TXN_SUCCESS', TXNAMOUNT: '499.00' };
const signatures = {
  body: 'Go6Nd0LZ7RQnK2CX2KdT0iVthzSM7/qnAygTtR92Joul3aXq3C56sRgyLq8l3JenUucizT7KvGjNtWzlid6E0DtZhWFToeMNSo5Oz2iHSFo=',
  form: 'H8SgbrD1QAXERp/re6goHr+9P54C7G/0wMuf9fFdc8WflFM5PNGZHwwLU60cRmtO/ty3q3qkv74t8WwLI5kw5uj+spxMubgaB8WQwQnnz9o=',
};

// Made with Paytm's own package.
it('PAY-16 signs the text of a question as Paytm does', () => {
  expect(paytmSignature(body, key, fixedSalt)).toBe(signatures.body);
  expect(isPaytmSignature(signatures.body, body, key)).toBe(true);
});

it('PAY-16 signs the values of a form by the order of their names', () => {
  expect(paytmFormText({ ...form, CHECKSUMHASH: 'left out' })).toBe('SBXMID0001|T1001|TXN_SUCCESS|499.00');
  expect(paytmSignature(paytmFormText(form), key, fixedSalt)).toBe(signatures.form);
  expect(paytmFormText({ b: '2', CheckSum: 'left out', B: '1', a: '' })).toBe('1||2');
});

it.each([16, 24, 32])('signs with a key of %i characters, and checks no signature with another', (length) => {
  const own = 'k'.repeat(length);
  const signature = paytmSignature(body, own, randomBytes);
  expect(isPaytmSignature(signature, body, own)).toBe(true);
  expect(isPaytmSignature(signature, `${body} `, own)).toBe(false);
  expect(isPaytmSignature(signature, body, 'x'.repeat(length))).toBe(false);
  for (const wrong of ['', 'AAAA', signature.slice(4), 'no base64 at all'])
    expect(isPaytmSignature(wrong, body, own)).toBe(false);
});

const asked: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order',
  means: { kind: 'bank', code: 'SBI' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/PAYTM_PG',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' },
  now: 1_795_000_000_000,
};

/** Paytm with these answers, the last one from then on. */
function paytmThat(...bodies: object[]) {
  const sent: { url: string; text: string; method: string | undefined; headers: Headers }[] = [];
  const paytm = createPaytm(
    { ...sandboxPaytm, base: 'https://paytm.example' },
    {
      timeOutMs: 1000,
      randomBytes,
      fetch: async (url, init) => {
        const { method, headers } = init;
        sent.push({ url, text: String(init.body), method, headers: new Headers(headers) });
        return Response.json({ head: {}, body: bodies[Math.min(sent.length, bodies.length) - 1] });
      },
    },
  );
  return { paytm, sent };
}

const result = (resultStatus: string, resultCode = '01') => ({ resultInfo: { resultStatus, resultCode } });

it('PAY-59 asks for a token with the very text that it signed, and leads to the page by a form', async () => {
  const { paytm, sent } = paytmThat({ ...result('S', '0000'), txnToken: 'token-1' });
  expect(await paytm.start(asked)).toEqual({
    kind: 'form',
    form: {
      url: 'https://paytm.example/theia/api/v1/showPaymentPage?mid=SBXMID0001&orderId=T1001',
      fields: { mid: 'SBXMID0001', orderId: 'T1001', txnToken: 'token-1' },
    },
  });
  const { url = '', text = '' } = sent[0] ?? {};
  expect(url).toBe('https://paytm.example/theia/api/v1/initiateTransaction?mid=SBXMID0001&orderId=T1001');
  const read = JSON.parse(text);
  expect(read.body).toMatchObject({
    orderId: 'T1001',
    callbackUrl: asked.returnUrl,
    txnAmount: { value: '499.00', currency: 'INR' },
    userInfo: { custId: 'c1', mobile: '9876543210', firstName: 'Asha', lastName: 'Menon' },
    enablePaymentMode: [{ mode: 'NET_BANKING', channels: ['SBI'] }],
  });
  expect(read.head.channelId).toBe('WAP');
  const signed = text.slice(text.indexOf('"body":') + 7, -1);
  expect(isPaytmSignature(read.head.signature, signed, key)).toBe(true);
});

it('a payment that was asked for before gets its token again, and one that Paytm refuses none', async () => {
  const again = paytmThat({ ...result('S', '0002'), txnToken: 'token-1' }).paytm;
  expect(await again.start(asked)).toMatchObject({ form: { fields: { txnToken: 'token-1' } } });
  expect(await paytmThat(result('F', '1005')).paytm.start(asked)).toEqual({ kind: 'refused', code: '1005' });
  for (const odd of [result('U'), result('S'), result('F', '2005'), result('F', '501'), {}])
    await expect(paytmThat(odd).paytm.start(asked)).rejects.toThrow('another start of a payment');
});

it('takes a token only from an answer that says that it succeeded', async () => {
  const start = (answer: object) => paytmThat({ ...answer, txnToken: 'token-1' }).paytm.start(asked);
  expect(await start(result('F', '1005'))).toEqual({ kind: 'refused', code: '1005' });
  for (const odd of [result('U', '00000900'), result('s'), {}])
    await expect(start(odd)).rejects.toThrow('another start of a payment');
});

it('PAY-09 ERR-19 takes no link over another amount, and a request without an id for none', async () => {
  const token = { ...result('S', '0000'), txnToken: 'token-1' };
  const intent = { ...asked, means: { kind: 'upi-intent' } as const };
  const link = (am: string) => ({
    ...result('S', '0000'),
    deepLinkInfo: {
      deepLink: `upi://pay?pa=shop@ptys&pn=Shop&tr=T1&am=${am}&cu=INR`,
      cashierRequestId: 'CR1',
    },
  });
  expect(await paytmThat(token, link('499')).paytm.start(intent)).toEqual({
    kind: 'upi',
    requestId: 'CR1',
    link: 'upi://pay?pa=shop@ptys&pn=Shop&tr=T1&am=499.00&cu=INR',
  });
  await expect(paytmThat(token, link('1.00')).paytm.start(intent)).rejects.toThrow('another UPI request');
  await expect(paytmThat(token, result('S')).paytm.start(intent)).rejects.toThrow('another UPI request');
  expect(await paytmThat(token, result('F', '295')).paytm.start(intent)).toEqual({ kind: 'upi' });
});

it.each([
  ['TXN_SUCCESS', '01', 'success'],
  ['PENDING', '402', 'pending'],
  ['TXN_FAILURE', '227', 'failed'],
  ['NO_RECORD_FOUND', '331', 'none'],
  ['TXN_FAILURE', '331', 'none'],
  ['TXN_FAILURE', '334', 'none'],
  // Only of a failure the code says that the order is unknown.
  ['TXN_SUCCESS', '334', 'success'],
  ['PENDING', '331', 'pending'],
])('reads %s with the code %s as %s', async (status, code, state) => {
  const { paytm } = paytmThat({ ...result(status, code), orderId: 'T1001', txnAmount: '499.00' });
  expect(await paytm.status({ ref: 'T1001', now: 0 })).toMatchObject({ state });
});

it.each([
  ['TXN_FAILURE', '330'],
  ['TXN_FAILURE', '501'],
  ['TXN_FAILURE', '843'],
  ['PENDING', '335'],
  ['SUCCESS', '01'],
])(
  'does not take %s with the code %s, which speaks of the question, for the state of a payment',
  async (status, code) => {
    await expect(paytmThat(result(status, code)).paytm.status({ ref: 'T1001', now: 0 })).rejects.toThrow(
      'another state of a payment',
    );
  },
);

it('believes no return with a field that Paytm does not send, or of another merchant', async () => {
  const { paytm } = paytmThat({});
  const fields = { ...form, CURRENCY: 'INR' };
  const signed = { ...fields, CHECKSUMHASH: paytmSignature(paytmFormText(fields), key, randomBytes) };
  expect(await paytm.readReturn(signed)).toMatchObject({
    isGenuine: true,
    claims: 'success',
    amount: 49_900,
  });
  const { MID, ...renamed } = signed;
  expect(await paytm.readReturn({ ...renamed, MIC: MID })).toMatchObject({ isGenuine: false });
  const other = { ...fields, MID: 'SBXMID0002' };
  expect(
    await paytm.readReturn({
      ...other,
      CHECKSUMHASH: paytmSignature(paytmFormText(other), key, randomBytes),
    }),
  ).toMatchObject({ isGenuine: false, claims: 'unknown' });
  const dollars = { ...form, CURRENCY: 'USD' };
  expect(
    await paytm.readReturn({
      ...dollars,
      CHECKSUMHASH: paytmSignature(paytmFormText(dollars), key, randomBytes),
    }),
  ).toMatchObject({ isGenuine: true, claims: 'unknown' });
});

const refund = { ref: 'T1001', refundId: 'R1', gatewayId: 'P1', amount: 9_900, now: 0 };
const unknown = result('TXN_FAILURE', '631');
const bodyOf = (one?: { readonly text: string }) => JSON.parse(one?.text ?? '{}').body;

it('gives money back once: looks for the refund first, and asks for one that Paytm does not know', async () => {
  const { paytm, sent } = paytmThat(unknown, result('PENDING', '601'));
  expect(await paytm.refund(refund)).toBe('pending');
  expect(sent.map(({ url }) => url)).toEqual([
    'https://paytm.example/v2/refund/status',
    'https://paytm.example/refund/apply',
  ]);
  expect(sent.map(bodyOf)).toEqual([
    { mid: 'SBXMID0001', orderId: 'T1001', refId: 'R1' },
    {
      mid: 'SBXMID0001',
      txnType: 'REFUND',
      orderId: 'T1001',
      txnId: 'P1',
      refId: 'R1',
      refundAmount: '99.00',
    },
  ]);
});

it.each([
  ['TXN_SUCCESS', '10', 'done'],
  ['PENDING', '601', 'pending'],
  // Not the code of a refund that is unknown, or that code of another state.
  ['TXN_FAILURE', '607', 'refused'],
  ['PENDING', '631', 'pending'],
])('a refund that Paytm knows as %s with the code %s is %s, and not asked for again', async (...row) => {
  const [status, code, state] = row;
  const { paytm, sent } = paytmThat(result(status, code));
  expect(await paytm.refund(refund)).toBe(state);
  expect(sent).toHaveLength(1);
});

it.each([
  ['TXN_SUCCESS', '10', 'done'],
  ['TXN_FAILURE', '607', 'refused'],
  // Another process asked for it meanwhile.
  ['TXN_FAILURE', '617', 'pending'],
])('a refund that is answered with %s and the code %s is %s', async (status, code, state) => {
  expect(await paytmThat(unknown, result(status, code)).paytm.refund(refund)).toBe(state);
});

it('asks for the id of the payment where it is not known, and gives nothing back without one', async () => {
  const success = { ...result('TXN_SUCCESS'), orderId: 'T1001', txnId: 'P7' };
  const found = paytmThat(unknown, success, result('PENDING', '601'));
  expect(await found.paytm.refund({ ...refund, gatewayId: undefined })).toBe('pending');
  expect(bodyOf(found.sent[2])).toMatchObject({ txnId: 'P7' });
  const none = paytmThat(unknown, result('NO_RECORD_FOUND', '331'));
  expect(await none.paytm.refund({ ...refund, gatewayId: undefined })).toBe('refused');
  expect(none.sent).toHaveLength(2);
});

it.each(['330', '335', '501', '510', '843', '1001', '1007', '2005'])(
  'takes the code %s, which speaks of the question, for no answer about a refund or a payment',
  async (code) => {
    const { paytm } = paytmThat(result('TXN_FAILURE', code));
    await expect(paytm.refund(refund)).rejects.toThrow('another refund');
    await expect(paytm.status({ ref: 'T1001', now: 0 })).rejects.toThrow('another state of a payment');
    await expect(paytmThat(result('DONE')).paytm.refund(refund)).rejects.toThrow('another refund');
  },
);

it('says why a payment failed, and of one that did not fail no reason', async () => {
  const said = (status: string) =>
    paytmThat({
      resultInfo: { resultStatus: status, resultCode: '227', resultMsg: 'Declined by the bank' },
      orderId: 'T1001',
      txnId: 'P1',
      txnAmount: '499.00',
    }).paytm.status({ ref: 'T1001', now: 0 });
  const known = { ref: 'T1001', amount: 49_900, currency: 'INR', gatewayId: 'P1' };
  expect(await said('TXN_FAILURE')).toEqual({ state: 'failed', ...known, reason: 'Declined by the bank' });
  expect(await said('TXN_SUCCESS')).toEqual({ state: 'success', ...known });
});

it.each([
  [{ kind: 'card', mode: 'CC' }, { mode: 'CREDIT_CARD' }],
  [{ kind: 'card', mode: 'DC' }, { mode: 'DEBIT_CARD' }],
  [{ kind: 'wallet', code: 'PAYTM' }, { mode: 'BALANCE' }],
  [
    { kind: 'upi-collect', vpa: 'asha@okbank' },
    { mode: 'UPI', channels: ['UPI'] },
  ],
  [{ kind: 'upi-intent' }, { mode: 'UPI', channels: ['UPIPUSH'] }],
] as const)('PAY-08 PAY-13 limits the page to %o', async (means, mode) => {
  const { paytm, sent } = paytmThat(
    { ...result('S', '0000'), txnToken: 'token-1', transId: 'TR1' },
    result('F'),
  );
  await paytm.start({ ...asked, means });
  expect(bodyOf(sent[0]).enablePaymentMode).toEqual([mode]);
});

it('MIN-12 a wallet without a name is chosen at Paytm: nothing limits its page, or its app, to the balance', async () => {
  const { paytm, sent } = paytmThat({ ...result('S', '0000'), txnToken: 'token-1' });
  expect(await paytm.start({ ...asked, means: { kind: 'wallet' } })).toMatchObject({ kind: 'form' });
  expect(bodyOf(sent[0])).not.toHaveProperty('enablePaymentMode');
});

it('PAY-10 PAY-09 asks for UPI by the token: of an address, or for a link', async () => {
  const token = { ...result('S', '0000'), txnToken: 'token-1' };
  const upi = async (means: PaymentToStart['means'], answer: object) => {
    const { paytm, sent } = paytmThat(token, answer);
    const started = await paytm.start({ ...asked, means }).catch((error: Error) => error.message);
    return { started, sent: sent[1] };
  };
  const collect = { kind: 'upi-collect', vpa: 'asha@okbank' } as const;
  const asks = await upi(collect, { ...result('S'), transId: 'TR1' });
  expect(asks.started).toEqual({ kind: 'upi', requestId: 'TR1' });
  expect(asks.sent?.url).toBe(
    'https://paytm.example/theia/api/v1/processTransaction?mid=SBXMID0001&orderId=T1001',
  );
  const native = { requestType: 'NATIVE', mid: 'SBXMID0001', orderId: 'T1001', paymentMode: 'UPI' };
  expect(bodyOf(asks.sent)).toEqual({ ...native, payerAccount: 'asha@okbank' });
  expect(JSON.parse(asks.sent?.text ?? '{}').head).toMatchObject({ version: 'v1', txnToken: 'token-1' });
  expect((await upi(collect, result('S'))).started).toContain('another UPI request');
  const link = await upi({ kind: 'upi-intent' }, { ...result('S'), deepLinkInfo: { transId: 'TR2' } });
  expect(link.started).toContain('another UPI request');
  expect(bodyOf(link.sent)).toEqual({ ...native, paymentFlow: 'NONE' });
});

it('tells Paytm of the customer what is known, and by which device', async () => {
  const start = async (customer: object, userAgent = 'Mozilla/5.0 (Windows NT 10.0)') => {
    const { paytm, sent } = paytmThat({ ...result('S', '0000'), txnToken: 'token-1' });
    await paytm.start({
      ...asked,
      customer: { ...asked.customer, ...customer },
      device: { ip: '', userAgent },
    });
    const { head, body: told } = JSON.parse(sent[0]?.text ?? '{}');
    return { ...told, head };
  };
  const whole = await start({ name: ' Asha  Rani Menon ', email: 'asha@example.com' });
  expect(whole).toMatchObject({
    requestType: 'Payment',
    mid: 'SBXMID0001',
    websiteName: 'WEBSTAGING',
    head: { requestTimestamp: '1795000000000', channelId: 'WEB' },
  });
  expect(whole.userInfo).toEqual({
    custId: 'c1',
    mobile: '9876543210',
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Rani Menon',
  });
  const none = await start({ name: ' ' }, 'Something Mobile');
  expect(none.userInfo).toEqual({ custId: 'c1', mobile: '9876543210', firstName: 'Guest', lastName: '' });
  expect(none.head.channelId).toBe('WAP');
});

it.each([
  ['TXN_SUCCESS', 'success'],
  ['PENDING', 'pending'],
  ['TXN_FAILURE', 'failed'],
  ['OTHER', 'unknown'],
])('PAY-16 reads a return with all fields of Paytm, whose state is %s, as %s', async (STATUS, claims) => {
  const fields = {
    ...form,
    STATUS,
    CURRENCY: 'INR',
    BANKNAME: 'HDFC',
    BANKTXNID: '1',
    GATEWAYNAME: 'HDFC',
    PAYMENTMODE: 'NB',
    RESPCODE: '01',
    RESPMSG: 'Txn Success',
    TXNDATE: '2026-11-20 16:15:30.0',
    TXNID: 'P1',
  };
  const CHECKSUMHASH = paytmSignature(paytmFormText(fields), key, randomBytes);
  const read = (change: object) => paytmThat({}).paytm.readReturn({ ...fields, CHECKSUMHASH, ...change });
  expect(await read({})).toEqual({ ref: 'T1001', isGenuine: true, claims, amount: 49_900 });
  expect(await read({ CHECKSUMHASH: '' })).toEqual({ ref: 'T1001', isGenuine: false, claims: 'unknown' });
  const { CHECKSUMHASH: _, ...unsigned } = { ...fields, CHECKSUMHASH };
  expect(await paytmThat({}).paytm.readReturn(unsigned)).toMatchObject({ isGenuine: false });
});

it('PAY-16 believes no return whose fields were renamed so that its signature still fits', async () => {
  const { STATUS: _, ...others } = form;
  const genuine = { ...others, CURRENCY: 'INR', RESPMSG: 'TXN_SUCCESS', STATUS: 'TXN_FAILURE' };
  const CHECKSUMHASH = paytmSignature(paytmFormText(genuine), key, randomBytes);
  const { paytm } = paytmThat({});
  expect(await paytm.readReturn({ ...genuine, CHECKSUMHASH })).toMatchObject({
    isGenuine: true,
    claims: 'failed',
  });
  const renamed = { ...others, CURRENCY: 'INR', STATUS: 'TXN_SUCCESS', STATUS_: 'TXN_FAILURE' };
  expect(isPaytmSignature(CHECKSUMHASH, paytmFormText(renamed), key)).toBe(true);
  expect(await paytm.readReturn({ ...renamed, CHECKSUMHASH })).toEqual({
    ref: 'T1001',
    isGenuine: false,
    claims: 'unknown',
  });
});

it('asks for a payment by the reference of the order, by POST with JSON', async () => {
  const { paytm, sent } = paytmThat(result('PENDING', '402'));
  await paytm.status({ ref: 'T1001', now: 0 });
  expect([sent[0]?.method, Object.fromEntries(sent[0]?.headers ?? [])]).toEqual([
    'POST',
    { 'content-type': 'application/json', accept: 'application/json' },
  ]);
  expect([sent[0]?.url, bodyOf(sent[0])]).toEqual([
    'https://paytm.example/v3/order/status',
    { mid: 'SBXMID0001', orderId: 'T1001' },
  ]);
  for (const odd of [{}, result(''), result('toString')])
    await expect(paytmThat(odd).paytm.status({ ref: 'T1001', now: 0 })).rejects.toThrow('another state');
});
