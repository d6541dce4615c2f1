import { Script } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { setUpCheckout, stepIn } from '../../checkout/testing/set-up-checkout.ts';
import { headerNames } from '#schemas/header-names.ts';
import { authorToken } from '../../testing/test-app.ts';
import { describeDatabases } from '../../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const authorization = `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`;

describeDatabases('the apps of partners in the sandbox', (open) => {
  async function setUp() {
    const test = await setUpCheckout(await open(), { isSandbox: true });
    const get = (url: string, headers: Record<string, string> = { authorization }) =>
      test.ask({ method: 'GET', url, headers });
    const choose = (form: Record<string, string>) =>
      test.ask({
        method: 'POST',
        url: '/sandbox/partners',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
    const pay = async (payload: object, headers: Record<string, string> = { authorization }) =>
      (await test.ask({ method: 'POST', url: '/sandbox/partners/pay', headers, payload })).json();
    return { ...test, get, choose, pay };
  }

  it('MIN-01 MIN-02 NAV-64 each opens the shop by its source, in a frame or without one', async () => {
    const { get, choose } = await setUp();
    for (const [source, name] of [
      ['paytm', 'Paytm'],
      ['gpay', 'Google Pay'],
    ] as const) {
      const framed = await choose({ user: 'asha', source });
      expect([framed.statusCode, framed.headers.location]).toEqual([303, `/sandbox/partners/${source}`]);
      const page = await get(`/sandbox/partners/${source}`);
      expect(page.body).toContain(`<h1>${name}</h1>`);
      expect(page.body).toContain(`<iframe src="/?utm_source=${source}"`);
      // The app itself is in no frame.
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const plain = await choose({ user: 'asha', source, plain: 'on' });
      expect(plain.headers.location).toBe(`/?utm_source=${source}`);
    }
    expect((await get('/sandbox/partners/frame.js')).body).toContain('sessionStorage.clear()');
    expect((await get('/sandbox/partners/paytm', {})).statusCode).toBe(401);
  });

  it.each(['paytm', 'gpay'])('MIN-12 the bridge of %s speaks the calls of the real one', async (source) => {
    const { get } = await setUp();
    const { body } = await get(`/sandbox/partners/${source}.js`);
    // It can be read as a script.
    expect(() => new Script(body)).not.toThrow();
    const calls = {
      paytm: ['JSBridge', 'paytmFetchAuthCode', 'paytmPayment', 'popWindow', 'JSBridgeReady'],
      gpay: ['microapps', 'getPhoneNumber', 'requestPayment'],
    };
    for (const name of calls[source as keyof typeof calls]) expect(body).toContain(name);
  });

  /** An order that is to be paid in the app of Paytm, with what its payment is given. */
  async function inPaytm() {
    const test = await setUp();
    const asha = await test.customer();
    const price = await asha.fill();
    const headers = { [headerNames.miniApp]: 'PAYTM' };
    const begun = await asha.call('POST', '/order-service/ve3/orders/initiate', {
      payload: { orderDetails: asha.details(price), paymentDetails: { primaryPaymentId: 'paytm-app' } },
      headers,
    });
    const { orderTransactionId: id, action } = stepIn(begun);
    expect(action).toBe('PROCESS_PAYMENT');
    const { form } = (await asha.process({ orderTransactionId: id })).json().data;
    const { mid, txnToken } = form.fields as Record<string, string>;
    const asked = { vendor: 'PAYTM', ref: id, amount: (price / 100).toFixed(2), token: txnToken, mid };
    const submit = async () =>
      asha.call('POST', '/payment-service/ve1/pg/paytm/submit', { payload: { orderTransactionId: id } });
    return { ...test, asha, id, asked, submit };
  }

  it.each([
    ['success', 'TXN_SUCCESS', 'THANKYOU'],
    ['pending', 'PENDING', 'UNIFIED_PAYMENT'],
    ['unknown', 'TXN_SUCCESS', 'UNIFIED_PAYMENT'],
  ])('MIN-12 API-098 a payment in Paytm: %s', async (how, STATUS, action) => {
    const { pay, asked, submit, id } = await inPaytm();
    expect((await pay({ ...asked, how })).result).toMatchObject({ ORDERID: id, STATUS });
    expect(stepIn(await submit()).action).toBe(action);
  });

  it('API-098 PAY-52 a payment that the bank refuses in Paytm is refused, with what it said', async () => {
    const { pay, asked, submit } = await inPaytm();
    expect((await pay({ ...asked, how: 'decline' })).result.STATUS).toBe('TXN_FAILURE');
    const reply = await submit();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().status).not.toBe('SUCCESS');
  });

  it('pays nothing that nobody asked for, and nothing twice', async () => {
    const { pay, asked } = await inPaytm();
    const how = 'success';
    for (const wrong of [
      { token: 'other' },
      { mid: 'other' },
      { amount: '1.00' },
      { ref: 'other' },
      { how: 'x' },
    ])
      expect(await pay({ ...asked, how, ...wrong })).toEqual({});
    expect(await pay({ ...asked, how, vendor: 'GPAY' })).toEqual({});
    expect((await pay({ ...asked, how })).result).toBeDefined();
    expect(await pay({ ...asked, how })).toEqual({});
  });

  it('MIN-01 UPI in Google Pay pays what the link asks for', async () => {
    const test = await setUp();
    const asha = await test.customer();
    const price = await asha.fill();
    const upi = { primaryPaymentId: 'upi', instrument: { flow: 'INTENT' } };
    const { orderTransactionId: ref } = stepIn(await asha.initiate(upi, price));
    const asked = { vendor: 'GPAY', ref, amount: (price / 100).toFixed(2), how: 'success' };
    expect((await test.pay(asked)).result.STATUS).toBe('TXN_SUCCESS');
    const payload = { orderTransactionId: ref };
    const submitted = await asha.call('POST', '/payment-service/ve1/pg/paytm/submit', { payload });
    expect(stepIn(submitted).action).toBe('THANKYOU');
  });
});
