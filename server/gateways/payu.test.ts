import { expect, it } from 'vitest';
import type { PaymentToStart } from './gateway.ts';
import { payuApiHash, payuRequestHash, payuResponseHash } from './payu-hash.ts';
import { createPayu, sandboxPayu } from './payu.ts';

const account = { key: 'sbxKey', salt: 'sbxSalt' };
const fields = {
  txnid: 'T1001',
  amount: '499.00',
  productinfo: 'Order 1001',
  firstname: 'Asha',
  email: 'asha@example.com',
  udf1: 'cart-1',
};

// Made with PayU's own package.
it('PAY-16 signs a payment as PayU does', () => {
  expect(payuRequestHash(fields, account)).toBe(
    'b6b7f1d7cfa0c929538821b3262fb0babaae985080e52ffbca1503629e6f0713acdb732487c85759f12d8e465c1514612065b35892308b281def4812cbd59829',
  );
});

it('PAY-16 checks a return as PayU signs it, also with additional charges', () => {
  const returned = { ...fields, status: 'success' };
  expect(payuResponseHash(returned, account)).toBe(
    '599d1856763a0e102432b7a3ead3cc96d1542e7d18891e075da47f7014bd44bc9a6ebfc15cfe04eccc8af741e91119849443a65a39070449ff4372565280783a',
  );
  expect(payuResponseHash({ ...returned, additionalCharges: '10.00' }, account)).toBe(
    '4b91e259d215c93e70fadff2420a8c280fbe1a5699e31a1d57712c4c3bc10d7e63a59acd0bb18181d6684e3503c5b0fcb10aca3f701d21aeb2c45ddf801c8aae',
  );
});

it('PAY-16 signs a question as PayU does', () => {
  expect(payuApiHash('verify_payment', 'T1001', account)).toBe(
    '2b6059f1108b781f91997f22bc42990f90961e83e85644e5a8eb8d2a720c7a487fd7b632d735c1a23deacdac22ebb5775e27a2c8f775b36d9b49c81cf81601df',
  );
});

const asked: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order | 1001\n& more',
  means: { kind: 'card', mode: 'CC' },
  customer: { id: 'c1', name: 'Asha|Menon', mobile: '9876543210' },
  returnUrl: 'https://order.example.in/payment-service/ve1/return/PAYU',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: 0,
};

/** PayU with one answer to everything; `sent` is what it was asked. */
function payuThat(answer: unknown) {
  const sent: { url: string; fields: Record<string, string> }[] = [];
  const payu = createPayu(
    { ...sandboxPayu, pages: 'https://pages.example', api: 'https://api.example' },
    {
      timeOutMs: 1000,
      fetch: async (url, init) => {
        sent.push({ url, fields: Object.fromEntries(new URLSearchParams(String(init.body))) });
        return Response.json(answer);
      },
    },
  );
  return { payu, sent };
}

it('PAY-07 PAY-25 names the fields of a card, which the browser alone fills in, and the code of its network', async () => {
  const { payu, sent } = payuThat({});
  const credit = await payu.start(asked);
  if (credit.kind !== 'form') throw new Error('A card is paid by a form.');
  expect(credit.form).toMatchObject({
    url: 'https://pages.example/_payment',
    fields: {
      txnid: 'T1001',
      amount: '499.00',
      productinfo: 'Order   1001 & more',
      firstname: 'Asha Menon',
      email: 'guest@order.example.in',
      surl: asked.returnUrl,
      furl: asked.returnUrl,
      pg: 'CC',
      bankcode: 'CC',
    },
    card: { number: 'ccnum', name: 'ccname', month: 'ccexpmon', year: 'ccexpyr', cvv: 'ccvv' },
  });
  expect(credit.form.fields.hash).toBe(payuRequestHash(credit.form.fields, account));
  const debit = await payu.start({ ...asked, means: { kind: 'card', mode: 'DC' } });
  expect(debit).toMatchObject({
    form: {
      fields: { pg: 'DC', bankcode: 'VISA' },
      card: {
        network: {
          field: 'bankcode',
          codes: { visa: 'VISA', mastercard: 'MAST', maestro: 'MAES', rupay: 'RUPAY' },
        },
      },
    },
  });
  expect(credit.form.card?.network).toEqual({ field: 'bankcode', codes: { amex: 'AMEX' } });
  expect(sent).toEqual([]);
});

it.each([
  [{ kind: 'bank', code: 'HDFB' } as const, { pg: 'NB', bankcode: 'HDFB' }],
  [{ kind: 'wallet', code: 'AMON' } as const, { pg: 'CASH', bankcode: 'AMON' }],
  [{ kind: 'wallet' } as const, { enforce_paymethod: 'cashcard' }],
])('PAY-08 PAY-13 sends %o by its code', async (means, expected) => {
  const { payu } = payuThat({});
  expect(await payu.start({ ...asked, means })).toMatchObject({ kind: 'form', form: { fields: expected } });
});

it('PAY-10 asks a UPI address from server to server, and gives no request id when PayU refuses it', async () => {
  const { payu, sent } = payuThat({ status: 'success', result: { status: 'pending', mihpayid: 4039 } });
  const collect = { ...asked, means: { kind: 'upi-collect', vpa: 'asha@okbank' } as const };
  expect(await payu.start(collect)).toEqual({ kind: 'upi', requestId: '4039' });
  expect(sent[0]).toMatchObject({
    url: 'https://pages.example/_payment',
    fields: {
      pg: 'UPI',
      bankcode: 'UPI',
      vpa: 'asha@okbank',
      txn_s2s_flow: '4',
      s2s_client_ip: '203.0.113.1',
    },
  });
  const refusing = payuThat({ result: null, status: 'failed', error: 'EX158', message: 'Invalid VPA' }).payu;
  expect(await refusing.start(collect)).toEqual({ kind: 'upi' });
});

it('PAY-09 gives the link of a UPI request only when it asks for the amount of the order', async () => {
  const data = (am: string) =>
    payuThat({ status: 1, referenceId: 'R1', intentURIData: `pa=payu@bank&pn=Salt+%26+Stone&tr=77&am=${am}` })
      .payu;
  const intent = { ...asked, means: { kind: 'upi-intent' } as const };
  expect(await data('499').start(intent)).toEqual({
    kind: 'upi',
    requestId: 'R1',
    link: 'upi://pay?pa=payu@bank&pn=Salt%20%26%20Stone&tr=77&am=499.00&cu=INR',
  });
  for (const am of ['499.01', '4990', '', '499.00&am=1.00'])
    await expect(data(am).start(intent)).rejects.toThrow('PayU answered with another UPI request');
});

const answered = (more: object) => ({
  status: 1,
  transaction_details: { T1001: { mihpayid: '4039', txnid: 'T1001', amt: '499.00', ...more } },
});

it.each([
  [{ status: 'success', unmappedstatus: 'captured' }, 'success'],
  [{ status: 'success', unmappedstatus: 'auth' }, 'success'],
  [{ status: 'pending', unmappedstatus: 'in progress' }, 'pending'],
  [{ status: 'failure', unmappedstatus: 'userCancelled' }, 'failed'],
  [{ status: 'Not Found', mihpayid: 'Not Found' }, 'none'],
])('reads %o as %s', async (more, state) => {
  expect(await payuThat(answered(more)).payu.status({ ref: 'T1001', now: 0 })).toMatchObject({ state });
});

it.each([{ status: 'success', unmappedstatus: 'autoRefund' }, { status: 'bounced' }, { status: 'SUCCESS' }])(
  'takes %o for no answer',
  async (more) => {
    await expect(payuThat(answered(more)).payu.status({ ref: 'T1001', now: 0 })).rejects.toThrow(
      'another state of a payment',
    );
  },
);

it.each(['499.001', '4,99.00', '', '-499.00', '499.00 ', '1e3'])(
  'gives no amount for %j, so that it is not ours',
  async (amt) => {
    const { payu } = payuThat(answered({ status: 'success', unmappedstatus: 'captured', amt }));
    expect((await payu.status({ ref: 'T1001', now: 0 })).amount).toBeUndefined();
  },
);

it('believes no return in which text moved from one field to the next', async () => {
  const { payu } = payuThat({});
  const moved = {
    ...fields,
    key: 'sbxKey',
    status: 'success',
    firstname: 'Asha|x',
    email: 'asha@example.com',
  };
  const hash = payuResponseHash(moved, account);
  expect(await payu.readReturn({ ...moved, hash })).toEqual({
    ref: 'T1001',
    isGenuine: false,
    claims: 'unknown',
  });
});
