import { expect, it, vi } from 'vitest';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { pizza, setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const returned = '/payment-service/ve1/return';
const notified = '/payment-service/ve1/notify';
const minute = 60_000;
const day = 24 * 60 * minute;

describeDatabases('orders that are paid at a gateway', (open) => {
  /** A customer whose order is to be paid by card at PAYU. */
  async function atGateway(pay = 'credit-card', logged?: string[]) {
    const test = await setUpCheckout(await open(), logged ? { logged } : {});
    const asha = await test.customer();
    const price = await asha.fill();
    const step = stepIn(await asha.initiate(pay, price));
    const id = step.orderTransactionId;
    const payu = test.gateway('PAYU');
    if (pay === 'credit-card') await asha.process({ orderTransactionId: id });
    const statusNow = async () => {
      test.clock.forward(4000);
      return statusIn(await asha.verify(id));
    };
    return { ...test, asha, price, step, id, payu, statusNow };
  }

  it('PAY-07 PAY-19 PAY-60 API-088 API-089 a card: form, return, question, order', async () => {
    const { asha, price, step, id, payu, form, clock, events, ledger, orders, settleDue, messages } =
      await atGateway();
    expect(step).toMatchObject({ action: 'PROCESS_PAYMENT', amount: price, walletAmount: 0, workflowId: id });
    const processed = (await asha.process({ orderTransactionId: id })).json();
    expect(processed.data.form).toMatchObject({ url: 'https://pay.example/form', card: { number: 'ccnum' } });
    expect(payu.started).toMatchObject([
      { ref: id, amount: price, means: { kind: 'card', mode: 'CC' }, customer: { mobile: '9876543210' } },
    ]);
    expect(payu.started[0]?.returnUrl).toMatch(/\/payment-service\/ve1\/return\/PAYU$/);
    expect(statusIn(await asha.verify(id))).toMatchObject({ orderStatus: 'WAIT' });
    clock.forward(4000);
    payu.settle(id, 'success');
    const back = await form(`${returned}/PAYU`, payu.returnForm(id, 'success'));
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/paymentTransaction?transactionId=${id}`,
    ]);
    expect(statusIn(await asha.verify(id))).toMatchObject({ orderStatus: 'SUCCESS', amount: price });
    expect(await events(id)).toEqual(['begun', 'payment-asked', 'paid']);
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf('gateway:PAYU')).toBe(-price);
    expect(await ledger.balanceOf('sales')).toBe(price);
    expect(await ledger.balanceOf('customer:u-1')).toBe(0);
    // Called twice, by browser and webhook: nothing more happens.
    await form(`${returned}/PAYU`, payu.returnForm(id, 'success'));
    expect((await form(`${notified}/PAYU`, payu.returnForm(id, 'success'))).body).toBe('OK');
    expect(await events(id)).toHaveLength(3);
    await settleDue();
    expect(await messages()).toHaveLength(1);
  });

  it('a webhook alone is enough, and so is the server when nobody comes back', async () => {
    const hooked = await atGateway();
    hooked.payu.settle(hooked.id, 'success');
    await hooked.form(`${notified}/PAYU`, hooked.payu.returnForm(hooked.id, 'pending'));
    expect(await hooked.orders()).toHaveLength(1);

    const alone = await atGateway();
    alone.payu.settle(alone.id, 'success');
    await alone.settleDue();
    expect(await alone.orders()).toEqual([]);
    alone.clock.forward(10_000);
    await alone.settleDue();
    expect(await alone.orders()).toMatchObject([{ transaction_id: alone.id }]);
    expect(await alone.transaction(alone.id)).toMatchObject({ state: 'CONFIRMED', next_check_at: null });
  });

  it('what is unsigned, of another payment, or of another amount is not believed, and leads to the page all the same', async () => {
    const logged: string[] = [];
    const { id, payu, form, transaction, price } = await atGateway('credit-card', logged);
    payu.settle(id, 'success');
    const before = payu.questions();
    const lies = [
      payu.returnForm(id, 'success', { sign: 'forged' }),
      payu.returnForm(id, 'success', { amount: String(price - 1) }),
    ];
    for (const url of [returned, notified])
      for (const lie of lies) {
        const back = await form(`${url}/PAYU`, lie);
        expect(back.statusCode).toBe(url === returned ? 303 : 200);
      }
    for (const [kind, ref] of [
      ['BILLDESK', id],
      ['PAYU', 'x'.repeat(24)],
      ['NONE', id],
    ] as const) {
      const back = await form(`${returned}/${kind}`, payu.returnForm(ref, 'success'));
      expect(back.headers.location).toBe('/paymentTransaction');
    }
    expect(payu.questions()).toBe(before);
    expect((await transaction(id)).state).toBe('AWAITING_PAYMENT');
    const said = logged.filter((entry) => entry.includes('is not believed'));
    expect(said).toHaveLength(4);
    expect(logged.join('\n')).not.toContain('forged');
  });

  it('a status whose ref, amount or currency differ changes nothing and is logged', async () => {
    const logged: string[] = [];
    const { id, payu, price, statusNow, orders, ledger } = await atGateway('credit-card', logged);
    for (const other of [{ amount: price - 1 }, { ref: 'another' }, { currency: 'USD' }]) {
      payu.settle(id, 'success', other);
      expect(await statusNow()).toMatchObject({ orderStatus: 'WAIT' });
    }
    expect(await orders()).toEqual([]);
    expect(await ledger.balanceOf('gateway:PAYU')).toBe(0);
    expect(logged.filter((entry) => entry.includes('does not agree'))).toHaveLength(3);
    payu.settle(id, 'success');
    expect(await statusNow()).toMatchObject({ orderStatus: 'SUCCESS' });
  });

  it('PAY-54 PAY-55 PAY-57 API-075 ORD-02 ORD-07 pending is told so until it is settled', async () => {
    const { id, payu, asha, statusNow, clock } = await atGateway();
    const poll = async () => (await asha.poll(id)).json().data;
    clock.forward(5000);
    expect(await poll()).toEqual({ paymentStatus: 'IN_PROGRESS', orderTransactionId: id });
    payu.settle(id, 'pending');
    expect(await statusNow()).toMatchObject({ orderStatus: 'PENDING', step: { action: 'UNIFIED_PAYMENT' } });
    // Asked a moment ago: the answer is that of then.
    payu.settle(id, 'success');
    expect(statusIn(await asha.verify(id))).toMatchObject({ orderStatus: 'PENDING' });
    clock.forward(5000);
    expect(await poll()).toEqual({ paymentStatus: 'SUCCESS', orderTransactionId: id });

    const other = await atGateway();
    other.payu.settle(other.id, 'failed', { reason: 'Your bank refused the card.' });
    await other.form(`${returned}/PAYU`, other.payu.returnForm(other.id, 'failed'));
    other.clock.forward(5000);
    expect((await other.asha.poll(other.id)).json().data).toEqual({
      paymentStatus: 'FAILED',
      orderTransactionId: other.id,
      unifiedErrors: { errorMsg: 'Your bank refused the card.' },
    });
  });

  it('ORD-06 PAY-47 declined keeps the cart, and another try pays it', async () => {
    const { id, payu, asha, price, statusNow, orders, ledger } = await atGateway();
    payu.settle(id, 'failed');
    expect(await statusNow()).toMatchObject({ orderStatus: 'FAILED', isOwn: true });
    expect(await asha.price()).toBe(price);
    const again = stepIn(await asha.initiate('cash', price));
    expect(again).toMatchObject({ action: 'THANKYOU' });
    expect(again.orderTransactionId).not.toBe(id);
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf('gateway:PAYU')).toBe(0);
  });

  it('ORD-01 money that comes after it failed is given back, and said so', async () => {
    const { id, payu, clock, settleDue, statusNow, price, ledger, orders, events, messages, asha } =
      await atGateway();
    payu.settle(id, 'failed');
    await statusNow();
    payu.settle(id, 'success');
    payu.answerRefunds('pending');
    clock.forward(10_000);
    await settleDue();
    expect(statusIn(await asha.verify(id))).toMatchObject({
      orderStatus: 'FAILED',
      refund: { amount: price, state: 'due' },
    });
    expect(await ledger.balanceOf('refund-due')).toBe(price);
    expect(await orders()).toEqual([]);
    clock.forward(minute);
    await settleDue();
    payu.answerRefunds('done');
    clock.forward(minute);
    await settleDue();
    expect(await statusNow()).toMatchObject({ refund: { amount: price, state: 'done' } });
    expect(await events(id)).toEqual(['begun', 'payment-asked', 'declined', 'paid', 'refunded']);
    // The same refund each time, which the gateway does once.
    expect(new Set(payu.refunded.map(({ refundId }) => refundId))).toEqual(new Set([`R${id}`]));
    expect(payu.refunded[0]).toMatchObject({ ref: id, amount: price, gatewayId: `G-${id}` });
    for (const account of ['refund-due', 'gateway:PAYU', 'customer:u-1', 'sales'] as const)
      expect(await ledger.balanceOf(account)).toBe(0);
    await settleDue();
    expect((await messages())[0]).toContain(`Rs ${(price / 100).toFixed(2)}`);
    clock.forward(10 * day);
    const asked = payu.questions();
    await settleDue();
    expect(payu.questions()).toBe(asked);
  });

  it('another way to pay ends the first: paid twice, one is the order and the other goes back', async () => {
    const { id, payu, asha, price, clock, settleDue, orders, ledger, gateway, transaction } =
      await atGateway();
    const next = stepIn(
      await asha.initiate(
        { primaryPaymentId: 'net-banking', instrument: { flow: 'BANK', bankCode: 'HDFC' } },
        price,
      ),
    );
    expect(next.orderTransactionId).not.toBe(id);
    expect((await transaction(id)).state).toBe('FAILED');
    await asha.process({ orderTransactionId: next.orderTransactionId });
    payu.settle(id, 'success');
    gateway('BILLDESK').settle(next.orderTransactionId, 'success');
    expect(gateway('BILLDESK').started).toMatchObject([{ means: { kind: 'bank', code: 'HDFC' } }]);
    clock.forward(10_000);
    await settleDue();
    await settleDue();
    expect(await orders()).toMatchObject([{ transaction_id: next.orderTransactionId }]);
    expect((await transaction(id)).state).toBe('REFUNDED');
    expect(payu.refunded).toHaveLength(1);
    expect(await ledger.balanceOf('gateway:PAYU')).toBe(0);
    expect(await ledger.balanceOf('gateway:BILLDESK')).toBe(-price);
  });

  it('a cart that holds nothing any more when the money comes makes no order: the money goes back', async () => {
    const { id, payu, asha, statusNow, orders, ledger, price, settleDue } = await atGateway();
    await asha.put(1, []);
    payu.settle(id, 'success');
    expect(await statusNow()).toMatchObject({
      orderStatus: 'FAILED',
      refund: { amount: price, state: 'due' },
    });
    await settleDue();
    expect(payu.refunded).toHaveLength(1);
    expect(await orders()).toEqual([]);
    expect(await ledger.balanceOf('customer:u-1')).toBe(0);
  });

  it('ORD-04 a gateway that says nothing is unknown after a quarter of an hour, and asked on', async () => {
    const { id, payu, clock, settleDue, statusNow, asha, price, orders } = await atGateway();
    payu.isAway(true);
    expect(await statusNow()).toMatchObject({ orderStatus: 'WAIT' });
    clock.forward(15 * minute);
    await settleDue();
    expect(await statusNow()).toMatchObject({
      orderStatus: 'UNKNOWN',
      reason: expect.stringContaining('refunded'),
    });
    expect((await asha.poll(id)).json().data.unifiedErrors.errorMsg).toContain('8-10 business days');
    // The cart can be ordered anew meanwhile, and what was paid comes back.
    stepIn(await asha.initiate('cash', price));
    payu.isAway(false);
    payu.settle(id, 'success');
    clock.forward(60 * minute);
    await settleDue();
    await settleDue();
    expect(await statusNow()).toMatchObject({ refund: { state: 'done' } });
    expect(await orders()).toHaveLength(1);
  });

  it('pending for ever, and never begun, end too; nobody is asked for ever', async () => {
    const { id, payu, clock, settleDue, transaction, statusNow } = await atGateway();
    payu.settle(id, 'pending');
    await statusNow();
    clock.forward(15 * minute);
    await settleDue();
    expect((await transaction(id)).state).toBe('UNKNOWN');
    clock.forward(5 * day);
    await settleDue();
    expect(await transaction(id)).toMatchObject({ state: 'FAILED', next_check_at: null });

    const idle = await atGateway();
    idle.clock.forward(15 * minute);
    await idle.settleDue();
    expect(await idle.transaction(idle.id)).toMatchObject({ state: 'FAILED' });
  });

  it('a gateway that cannot be reached at the beginning is said so, and tried again with the same payment', async () => {
    const { asha, id, payu, price } = await atGateway();
    payu.isAway(true);
    const away = await asha.process({ orderTransactionId: id });
    expect(refusalIn(away)).toEqual([424, 'GATEWAY_AWAY']);
    expect(textIn(away)).toContain('Nothing was charged');
    payu.isAway(false);
    expect((await asha.process({ orderTransactionId: id })).statusCode).toBe(200);
    expect(payu.started).toHaveLength(1);
    const bank = stepIn(await asha.initiate('net-banking', price));
    const without = await asha.process({ orderTransactionId: bank.orderTransactionId });
    expect(refusalIn(without)).toEqual([400, 'BANK_MISSING']);
    const named = await asha.process({ orderTransactionId: bank.orderTransactionId, bankCode: 'HDFC' });
    expect(named.json().data).toHaveProperty('form');
    expect(refusalIn(await asha.process({ orderTransactionId: id }))).toEqual([409, 'NOT_OPEN']);
    const wallet = stepIn(await asha.initiate('wallet', price));
    expect((await asha.process({ orderTransactionId: wallet.orderTransactionId })).json().data).toEqual({
      url: `https://pay.example/${wallet.orderTransactionId}`,
    });
  });

  it('PAY-10 PAY-18 ERR-19 UPI is asked for with the order, once for a request, and refused without an order', async () => {
    const test = await setUpCheckout(await open());
    const paytm = test.gateway('PAYTM_PG');
    const asha = await test.customer();
    const price = await asha.fill();
    const collect = { primaryPaymentId: 'upi', instrument: { flow: 'COLLECT', vpa: 'asha@bank' } };
    const step = stepIn(await asha.initiate(collect, price, { requestId: 'r1' }));
    const id = step.orderTransactionId;
    expect(step).toMatchObject({
      action: 'UNIFIED_PAYMENT',
      workflowId: id,
      upi: { requestId: `U-${id}`, vpa: 'asha@bank' },
    });
    expect(stepIn(await asha.initiate(collect, price, { requestId: 'r1' }))).toEqual(step);
    expect(paytm.started).toMatchObject([{ means: { kind: 'upi-collect', vpa: 'asha@bank' } }]);
    const intent = { primaryPaymentId: 'upi', instrument: { flow: 'INTENT' } };
    const linked = stepIn(await asha.initiate(intent, price));
    expect(linked.upi?.link).toBe(`upi://pay?tr=${linked.orderTransactionId}`);
    paytm.settle(linked.orderTransactionId, 'success');
    test.clock.forward(5000);
    expect((await asha.poll(linked.orderTransactionId)).json().data.paymentStatus).toBe('SUCCESS');

    const ravi = await test.customer('u-2');
    const his = await ravi.fill();
    for (const how of ['refused', 'without id'] as const) {
      paytm.refuseUpi(how);
      const refused = stepIn(await ravi.initiate({ ...collect, transactionStatusUrl: how }, his));
      expect(refused.action).toBe('UNIFIED_PAYMENT');
      expect(refused.upi).toMatchObject({ vpa: 'asha@bank' });
      expect(refused.upi).not.toHaveProperty('requestId');
      expect((await test.transaction(refused.orderTransactionId)).state).toBe('FAILED');
    }
    const missing = { primaryPaymentId: 'upi', instrument: { flow: 'COLLECT' } };
    const before = await test.db.selectFrom('order_transactions').select('id').execute();
    expect(refusalIn(await ravi.initiate(missing, his))).toEqual([400, 'VPA_MISSING']);
    expect(await test.db.selectFrom('order_transactions').select('id').execute()).toEqual(before);
  });

  it.each(['INTENT', 'COLLECT'] as const)(
    'PAY-54 a UPI request that the gateway calls pending is shown again as it was: %s',
    async (flow) => {
      const test = await setUpCheckout(await open());
      const asha = await test.customer();
      const instrument = flow === 'COLLECT' ? { flow, vpa: 'asha@bank' } : { flow };
      const begun = stepIn(await asha.initiate({ primaryPaymentId: 'upi', instrument }, await asha.fill()));
      const id = begun.orderTransactionId;
      const upi = flow === 'COLLECT' ? { vpa: 'asha@bank' } : { link: `upi://pay?tr=${id}` };
      expect(begun).toMatchObject({ action: 'UNIFIED_PAYMENT', upi });
      test.gateway('PAYTM_PG').settle(id, 'pending');
      test.clock.forward(5000);
      await asha.poll(id);
      expect((await test.transaction(id)).state).toBe('PENDING');
      expect((await asha.status(id)).json().data.step).toMatchObject({ action: 'UNIFIED_PAYMENT', upi });
    },
  );

  it('API-098 an order that was paid in the app of a partner goes on once the gateway has the money: status and action', async () => {
    const { id, payu, asha, clock, orders } = await atGateway();
    const payload = { orderTransactionId: id };
    const submit = async () =>
      stepIn(await asha.call('POST', '/payment-service/ve1/pg/paytm/submit', { payload }));
    payu.settle(id, 'pending');
    clock.forward(5000);
    expect(await submit()).toMatchObject({ action: 'UNIFIED_PAYMENT', orderTransactionId: id });
    expect(await orders()).toHaveLength(0);
    payu.settle(id, 'success');
    clock.forward(5000);
    expect(await submit()).toMatchObject({ action: 'THANKYOU', orderTransactionId: id });
    expect(await submit()).toMatchObject({ action: 'THANKYOU', orderTransactionId: id });
    expect(await orders()).toHaveLength(1);
  });

  it('API-098 PAY-51 one that its gateway does not know yet is waited for, and not offered to be paid again', async () => {
    const { id, payu, asha, clock, orders } = await atGateway();
    const payload = { orderTransactionId: id };
    const submit = async () =>
      stepIn(await asha.call('POST', '/payment-service/ve1/pg/paytm/submit', { payload }));
    expect(await submit()).toMatchObject({ action: 'UNIFIED_PAYMENT', orderTransactionId: id });
    const again = await asha.status(id);
    expect(again.json().data).toMatchObject({ orderStatus: 'PENDING', step: { action: 'UNIFIED_PAYMENT' } });
    payu.settle(id, 'success');
    clock.forward(5000);
    expect(await submit()).toMatchObject({ action: 'THANKYOU' });
    expect(await orders()).toHaveLength(1);
  });

  it('API-098 before anything was asked of a gateway, what a browser claims changes nothing', async () => {
    const { asha, id } = await atGateway('debit-card');
    const payload = { orderTransactionId: id };
    const reply = await asha.call('POST', '/payment-service/ve1/pg/paytm/submit', { payload });
    expect(stepIn(reply).action).toBe('PROCESS_PAYMENT');
  });

  it('a cart that is changed while it is paid is ordered as it was paid for', async () => {
    const { id, payu, asha, statusNow, orders, price } = await atGateway();
    await asha.put(1, [{ ...pizza, quantity: 3 }]);
    payu.settle(id, 'success');
    expect(await statusNow()).toMatchObject({ orderStatus: 'SUCCESS', amount: price });
    expect(await orders()).toMatchObject([{ net_price: price, items: [{ quantity: 1 }] }]);
  });
});
