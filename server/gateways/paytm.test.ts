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
  const sent: { url: string; text: string }[] = [];
  const paytm = createPaytm(
    { ...sandboxPaytm, base: 'https://paytm.example' },
    {
      timeOutMs: 1000,
      randomBytes,
      fetch: async (url, init) => {
        sent.push({ url, text: String(init.body) });
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
  expect(await paytmThat(token, link('499')).paytm.start(intent)).toMatchObject({
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
  ['TXN_FAILURE', '334', 'none'],
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
