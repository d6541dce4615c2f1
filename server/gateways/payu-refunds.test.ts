import { expect, it } from 'vitest';
import type { PaymentToStart } from './gateway.ts';
import { payuApiHash, payuResponseHash } from './payu-hash.ts';
import { createPayu, sandboxPayu } from './payu.ts';

const { key, salt } = sandboxPayu;

/** PayU with an answer for each command; `sent` is what it was asked. */
function payuThat(answers: Readonly<Record<string, object | readonly object[]>>) {
  const sent: Record<string, string>[] = [];
  const payu = createPayu(
    { ...sandboxPayu, pages: 'https://pages.example', api: 'https://api.example' },
    {
      timeOutMs: 1000,
      fetch: async (url, init) => {
        const fields = Object.fromEntries(new URLSearchParams(String(init.body)));
        sent.push({ ...fields, url });
        const { command = '' } = fields;
        const all = [answers[command] ?? {}].flat();
        const before = sent.filter((each) => (each.command ?? '') === command).length - 1;
        return Response.json(all[Math.min(before, all.length - 1)]);
      },
    },
  );
  return { payu, sent };
}

const refund = { ref: 'T1001', refundId: 'R1', gatewayId: '4039', amount: 9_900, now: 0 };
const noRefund = { status: 0, transaction_details: { T1001: {} } };
/** What may stand among the actions of a payment. */
const noActions = { '0': null, '00': ['no action'], note: 'no action' };
const refundIn = (status: string | undefined, token = 'R1') => ({
  transaction_details: {
    T1001: { '1': { token: 'R0', status: 'success' }, '2': { token, status }, ...noActions },
  },
});
const asked = (fields: Readonly<Record<string, string>> | undefined) => {
  const { url, hash, ...rest } = fields ?? {};
  expect(url).toBe('https://api.example/merchant/postservice.php?form=2');
  expect(hash).toBe(payuApiHash(rest.command ?? '', rest.var1 ?? '', { key, salt }));
  return rest;
};

it('gives money back once: looks for the refund first, and asks for one that PayU does not know', async () => {
  const { payu, sent } = payuThat({
    check_action_status_txnid: noRefund,
    cancel_refund_transaction: { status: 1 },
  });
  expect(await payu.refund(refund)).toBe('pending');
  expect(sent.map(asked)).toEqual([
    { key, command: 'check_action_status_txnid', var1: 'T1001' },
    { key, command: 'cancel_refund_transaction', var1: '4039', var2: 'R1', var3: '99.00' },
  ]);
});

it.each([
  ['success', 'done'],
  ['SUCCESS', 'done'],
  ['failure', 'refused'],
  ['queued', 'pending'],
  [undefined, 'pending'],
])('a refund that PayU knows as %s is %s, and not asked for again', async (status, state) => {
  const { payu, sent } = payuThat({ check_action_status_txnid: refundIn(status) });
  expect(await payu.refund(refund)).toBe(state);
  expect(sent).toHaveLength(1);
});

it('a refund that PayU refuses is refused, unless another process has asked for it meanwhile', async () => {
  const refused = (...states: object[]) =>
    payuThat({ check_action_status_txnid: states, cancel_refund_transaction: { status: 0 } }).payu.refund(
      refund,
    );
  expect(await refused(noRefund)).toBe('refused');
  expect(await refused(noRefund, refundIn('queued'))).toBe('pending');
  const other = refundIn('success', 'R2');
  expect(await refused(other, other)).toBe('refused');
});

it('takes no other answer for a refund', async () => {
  for (const odd of [{}, { status: 2 }, { status: 'success' }]) {
    const { payu } = payuThat({ check_action_status_txnid: noRefund, cancel_refund_transaction: odd });
    await expect(payu.refund(refund)).rejects.toThrow('another refund');
  }
});

it('asks for the id of the payment where it is not known, and gives nothing back without one', async () => {
  const without = { ...refund, gatewayId: undefined };
  const found = payuThat({
    check_action_status_txnid: noRefund,
    verify_payment: { status: 1, transaction_details: { T1001: { mihpayid: 77 } } },
    cancel_refund_transaction: { status: 1 },
  });
  expect(await found.payu.refund(without)).toBe('pending');
  expect(asked(found.sent[1])).toEqual({ key, command: 'verify_payment', var1: 'T1001' });
  expect(found.sent[2]?.var1).toBe('77');
  const none = payuThat({ check_action_status_txnid: noRefund, verify_payment: { status: 0 } });
  expect(await none.payu.refund(without)).toBe('refused');
  expect(none.sent).toHaveLength(2);
});

const statusOf = (details: object, status: unknown = 1) =>
  payuThat({ verify_payment: { status, transaction_details: { T1001: details } } }).payu.status({
    ref: 'T1001',
    now: 0,
  });

it('says why a payment failed, and of one that did not fail no reason', async () => {
  const details = { mihpayid: 4039, txnid: 'T1001', amt: '499.00', error_Message: 'Declined by the bank' };
  const known = { ref: 'T1001', amount: 49_900, currency: 'INR', gatewayId: '4039' };
  expect(await statusOf({ ...details, status: 'failure' })).toEqual({
    state: 'failed',
    ...known,
    reason: 'Declined by the bank',
  });
  expect(await statusOf({ ...details, status: 'success' })).toEqual({ state: 'success', ...known });
  const { amt: _, ...renamed } = { ...details, amount: '12.50', status: 'pending' };
  expect(await statusOf(renamed)).toMatchObject({ state: 'pending', amount: 1_250 });
});

it('a payment is unknown to PayU only where it says so', async () => {
  expect(await statusOf({}, 0)).toEqual({ state: 'none' });
  expect(await statusOf({ mihpayid: 'Not Found' })).toEqual({ state: 'none' });
  await expect(statusOf({})).rejects.toThrow('another payment');
  await expect(payuThat({}).payu.status({ ref: 'T1001', now: 0 })).rejects.toThrow('another payment');
});

const returned = {
  key,
  txnid: 'T1001',
  amount: '499.00',
  productinfo: 'Order',
  firstname: 'Asha',
  email: 'asha@example.com',
};
const read = (
  change: Readonly<Record<string, string>> = {},
  after: Readonly<Record<string, string>> = {},
) => {
  const fields = { ...returned, status: 'success', ...change };
  return payuThat({}).payu.readReturn({
    ...fields,
    hash: payuResponseHash(fields, { key, salt }),
    ...after,
  });
};

it('PAY-16 believes no return that has no hash', async () => {
  const none = { ref: 'T1001', isGenuine: false, claims: 'unknown' };
  expect(await payuThat({}).payu.readReturn({ ...returned, status: 'success' })).toEqual(none);
});

it.each([
  ['success', 'success'],
  ['pending', 'pending'],
  ['failure', 'failed'],
  ['SUCCESS', 'unknown'],
  ['', 'unknown'],
])('PAY-16 reads a signed return with the status %j as %s', async (status, claims) => {
  expect(await read({ status })).toEqual({ ref: 'T1001', isGenuine: true, claims, amount: 49_900 });
});

it.each([
  ['with another amount', {}, { amount: '1.00' }],
  ['of another merchant', { key: 'other' }, {}],
  ['without a signature', {}, { hash: '' }],
  ...['udf1', 'udf2', 'udf3', 'udf4', 'udf5', 'email', 'firstname', 'productinfo', 'additionalCharges'].map(
    (name): [string, Record<string, string>, object] => [`with the sign | in ${name}`, { [name]: 'a|b' }, {}],
  ),
])('PAY-16 believes no return %s', async (_title, change, after) => {
  expect(await read(change, after as Record<string, string>)).toEqual({
    ref: 'T1001',
    isGenuine: false,
    claims: 'unknown',
  });
});

const payment: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: '',
  means: { kind: 'upi-intent' },
  customer: { id: 'c1', name: ' ', mobile: '9876543210', email: 'asha@example.com' },
  returnUrl: 'https://order.example.in/back',
  device: { ip: '203.0.113.1', userAgent: `A\n|${'x'.repeat(300)}` },
  now: 0,
};

/** What PayU answers to a request for UPI, which is no command. */
const upiThat = (answer: object) => payuThat({ '': answer });
const link = 'pa=payu@bank&pn=Shop&tr=77&am=499.00';

it('PAY-09 asks for a link by what is known of the customer, in one line of each', async () => {
  const { payu, sent } = upiThat({ status: 1, result: { mihpayid: 5, intentURIData: link } });
  expect(await payu.start(payment)).toMatchObject({ kind: 'upi', requestId: '5' });
  expect(sent[0]).toMatchObject({
    url: 'https://pages.example/_payment',
    pg: 'UPI',
    bankcode: 'INTENT',
    productinfo: 'Order',
    firstname: 'Guest',
    email: 'asha@example.com',
    phone: '9876543210',
    txn_s2s_flow: '4',
    s2s_client_ip: '203.0.113.1',
    s2s_device_info: `A ${'x'.repeat(198)}`,
  });
  expect(sent[0]).not.toHaveProperty('vpa');
});

it('ERR-19 a request that PayU refuses has no id, and one without an id is no request', async () => {
  const intent = (answer: object) => upiThat(answer).payu.start(payment);
  expect(await intent({ status: 'failed' })).toEqual({ kind: 'upi' });
  expect(await intent({ status: 0 })).toEqual({ kind: 'upi' });
  await expect(intent({ status: 1, intentURIData: link })).rejects.toThrow('another UPI request');
  await expect(intent({ status: 1, referenceId: 'R1' })).rejects.toThrow('another UPI request');
  const collect = (answer: object) =>
    upiThat(answer).payu.start({ ...payment, means: { kind: 'upi-collect', vpa: 'a@upi' } });
  await expect(collect({ status: 'success', referenceId: 'R1' })).rejects.toThrow('another UPI request');
  expect(await collect({ status: 'success', mihpayid: 6 })).toEqual({ kind: 'upi', requestId: '6' });
});
