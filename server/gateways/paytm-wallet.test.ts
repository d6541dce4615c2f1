import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPaytmSignature, paytmFormText, paytmSignature } from './paytm-checksum.ts';
import { createPaytmWallet, sandboxPaytmWallet } from './paytm-wallet.ts';

const account = {
  ...sandboxPaytmWallet,
  base: 'https://paytm.example',
  accounts: 'https://accounts.paytm.example',
};
const { key, mid } = account;

/** Paytm with these answers, the last one from then on. */
function paytmThat(...answers: object[]) {
  const sent: {
    url: string;
    method: string | undefined;
    headers: Headers;
    body: Record<string, string>;
  }[] = [];
  const wallet = createPaytmWallet(account, {
    timeOutMs: 1000,
    randomBytes,
    fetch: async (url, init) => {
      const [headers, body] = [new Headers(init.headers), JSON.parse(String(init.body))];
      sent.push({ url, method: init.method, headers, body });
      return Response.json(answers[Math.min(sent.length, answers.length) - 1]);
    },
  });
  return { wallet, sent };
}

const withdrawal = {
  ref: 'T1001',
  amount: 49_900,
  token: 'token-1',
  mobile: '9876543210',
  customerId: 'c1',
  ip: '203.0.113.1',
};
const taken = {
  Status: 'TXN_SUCCESS',
  ResponseCode: '01',
  OrderId: 'T1001',
  TxnAmount: '499.00',
  TxnId: 'P1',
};

it('PAY-26 asks for a code of the wallet alone, and knows a number that has no wallet', async () => {
  const { wallet, sent } = paytmThat({ status: 'SUCCESS', state: 'state-1' });
  expect(await wallet.sendCode('9876543210')).toBe('state-1');
  expect([sent[0]?.url, sent[0]?.body]).toEqual([
    'https://accounts.paytm.example/signin/otp',
    { phone: '9876543210', clientId: account.clientId, scope: 'wallet', responseType: 'token' },
  ]);
  expect([sent[0]?.method, Object.fromEntries(sent[0]?.headers ?? [])]).toEqual([
    'POST',
    { 'content-type': 'application/json', accept: 'application/json' },
  ]);
  expect(await paytmThat({ status: 'FAILURE' }).wallet.sendCode('1')).toBeUndefined();
  for (const odd of [{ status: 'SUCCESS' }, { state: 'state-1' }, {}])
    await expect(paytmThat(odd).wallet.sendCode('1')).rejects.toThrow('another code');
});

it('PAY-26 is linked with the secret of the shop, by an answer that says until when', async () => {
  const entered = { state: 'state-1', code: '489871' };
  const { wallet, sent } = paytmThat({ access_token: 'token-1', expires: '1795000000000' });
  expect(await wallet.validate(entered)).toEqual({ token: 'token-1', expiresAt: 1_795_000_000_000 });
  expect([sent[0]?.url, sent[0]?.body]).toEqual([
    'https://accounts.paytm.example/signin/validate/otp',
    { otp: '489871', state: 'state-1' },
  ]);
  const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${basic}`);
  expect(await paytmThat({ status: 'FAILURE' }).wallet.validate(entered)).toBeUndefined();
  for (const odd of [
    { access_token: 'token-1' },
    { access_token: 'token-1', expires: '1.5' },
    { expires: '1' },
  ])
    await expect(paytmThat(odd).wallet.validate(entered)).rejects.toThrow('another link');
});

it('PAY-26 reads the balance in paise by a token that is in no address, and none of a wallet that is not linked', async () => {
  const { wallet, sent } = paytmThat({ statusCode: 'SUCCESS', response: { paytmWalletBalance: 499.5 } });
  expect(await wallet.balance('token-1')).toBe(49_950);
  expect([sent[0]?.url, sent[0]?.headers.get('ssotoken'), sent[0]?.body]).toEqual([
    'https://paytm.example/service/checkUserBalance',
    'token-1',
    {},
  ]);
  expect(await paytmThat({ statusCode: '403' }).wallet.balance('token-1')).toBeUndefined();
  for (const odd of [
    { statusCode: 'FAILURE', response: { paytmWalletBalance: 499.5 } },
    { statusCode: 'SUCCESS', response: {} },
    { statusCode: 'SUCCESS' },
  ])
    await expect(paytmThat(odd).wallet.balance('token-1')).rejects.toThrow('another balance');
});

it('PAY-26 PAY-16 takes what an order costs by a signed question', async () => {
  const { wallet, sent } = paytmThat(taken);
  expect(await wallet.withdraw(withdrawal)).toEqual({
    state: 'success',
    ref: 'T1001',
    amount: 49_900,
    currency: 'INR',
    gatewayId: 'P1',
  });
  const { CheckSum = '', ...fields } = sent[0]?.body ?? {};
  expect(sent[0]?.url).toBe('https://paytm.example/paymentservices/HANDLER_FF/withdrawScw');
  expect(fields).toEqual({
    MID: mid,
    ReqType: 'WITHDRAW',
    TxnAmount: '499.00',
    AppIP: '203.0.113.1',
    OrderId: 'T1001',
    Currency: 'INR',
    DeviceId: '9876543210',
    SSOToken: 'token-1',
    PaymentMode: 'PPI',
    CustId: 'c1',
    IndustryType: 'Retail',
    Channel: 'WAP',
    AuthMode: 'USRPWD',
  });
  expect(isPaytmSignature(CheckSum, paytmFormText(fields), key)).toBe(true);
});

it('PAY-26 says what became of the money, asks again where an answer was lost, and believes no other state', async () => {
  const withdraw = (...answers: object[]) => paytmThat(...answers).wallet.withdraw(withdrawal);
  const failed = {
    ...taken,
    Status: 'TXN_FAILURE',
    ResponseCode: '235',
    ResponseMessage: 'Too little money',
  };
  expect(await withdraw(failed)).toMatchObject({ state: 'failed', reason: 'Too little money' });
  expect(await withdraw({ ...taken, Status: 'PENDING' })).toMatchObject({ state: 'pending' });
  for (const Status of ['TXN_SUCCESS', 'PENDING'])
    expect(await withdraw({ ...taken, Status, ResponseMessage: 'Txn Success' })).not.toHaveProperty('reason');
  const body = {
    resultInfo: { resultStatus: 'TXN_SUCCESS', resultCode: '01' },
    orderId: 'T1001',
    txnId: 'P1',
    txnAmount: '499.00',
  };
  const seen = paytmThat({ ...failed, ResponseCode: '325' }, { head: {}, body });
  expect(await seen.wallet.withdraw(withdrawal)).toMatchObject({ state: 'success', amount: 49_900 });
  expect(seen.sent[1]?.url).toBe('https://paytm.example/v3/order/status');
  for (const odd of [
    { ...taken, Status: 'toString' },
    { ...taken, Status: '' },
    { ...taken, Status: undefined },
    { ...taken, ResponseCode: '330' },
  ])
    await expect(withdraw(odd)).rejects.toThrow('another withdrawal');
});

const payment = {
  ref: 'T1001',
  amount: 10_050,
  description: 'Order',
  means: { kind: 'wallet' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/PAYTM_WALLET',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: 0,
} as const;

it('PAY-26 adds money by a signed form, under another reference than the order is paid by', async () => {
  const { wallet, sent } = paytmThat({});
  const form = wallet.addMoney({ ...payment, customerId: 'c1' }, 'token-1');
  const { CHECKSUMHASH = '', ...fields } = form.fields;
  expect(form.url).toBe('https://paytm.example/oltp-web/processTransaction');
  expect(fields).toEqual({
    MID: mid,
    REQUEST_TYPE: 'ADD_MONEY',
    ORDER_ID: 'T1001-ADD',
    CUST_ID: 'c1',
    TXN_AMOUNT: '100.50',
    CHANNEL_ID: 'WAP',
    INDUSTRY_TYPE_ID: 'Retail',
    WEBSITE: account.website,
    SSO_TOKEN: 'token-1',
    CALLBACK_URL: payment.returnUrl,
  });
  expect(isPaytmSignature(CHECKSUMHASH, paytmFormText(fields), key)).toBe(true);
  expect(await wallet.start(payment)).toEqual({ kind: 'refused', code: 'LINK_FIRST' });
  expect(sent).toEqual([]);
});

it.each([
  ['that Paytm signed', {}, {}, { ref: 'T1001', isGenuine: true }],
  ['of another merchant', { MID: 'OTHER' }, {}, { ref: 'T1001', isGenuine: false }],
  ['of a payment that adds no money', { ORDERID: 'T1001' }, {}, { ref: undefined, isGenuine: false }],
  ['whose amount was changed', {}, { TXNAMOUNT: '1.00' }, { ref: 'T1001', isGenuine: false }],
  ['without a signature', {}, { CHECKSUMHASH: undefined }, { ref: 'T1001', isGenuine: false }],
])('PAY-16 a return %s says nothing of the payment', async (_, signed, changed, expected) => {
  const fields = { MID: mid, ORDERID: 'T1001-ADD', STATUS: 'TXN_SUCCESS', TXNAMOUNT: '100.50', ...signed };
  const CHECKSUMHASH = paytmSignature(paytmFormText(fields), key, randomBytes);
  const returned = Object.entries({ ...fields, CHECKSUMHASH, ...changed });
  const given = Object.fromEntries(
    returned.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
  expect(await paytmThat({}).wallet.readReturn(given)).toEqual({ ...expected, claims: 'unknown' });
});

it('PAY-16 a return that names no payment is of none', async () => {
  const { wallet } = paytmThat({});
  const none = { ref: undefined, isGenuine: false, claims: 'unknown' };
  expect(await wallet.readReturn({})).toEqual(none);
  const fields = { MID: mid, STATUS: 'TXN_SUCCESS' };
  const CHECKSUMHASH = paytmSignature(paytmFormText(fields), key, randomBytes);
  expect(await wallet.readReturn({ ...fields, CHECKSUMHASH })).toEqual(none);
});

it('gives back what was taken by the id that Paytm gave it', async () => {
  const state = (resultStatus: string, resultCode: string) => ({
    head: {},
    body: { resultInfo: { resultStatus, resultCode } },
  });
  const { wallet, sent } = paytmThat(state('TXN_FAILURE', '631'), state('PENDING', '601'));
  const refund = { ref: 'T1001', refundId: 'R1', gatewayId: 'P1', amount: 100, now: 0 };
  expect(await wallet.refund(refund)).toBe('pending');
  expect(sent[1]?.body.body).toMatchObject({ txnId: 'P1', refundAmount: '1.00' });
  expect(await paytmThat(state('NO_RECORD_FOUND', '331')).wallet.status({ ref: 'T1001', now: 0 })).toEqual({
    state: 'none',
  });
});
