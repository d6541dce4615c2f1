import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { cartIn, line, refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { orders, pizza, setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('the older way to order', (open) => {
  async function setUpToOrder() {
    const test = await setUpCheckout(await open());
    return { ...test, asha: await test.customer() };
  }

  async function begun() {
    const { asha, ...test } = await setUpToOrder();
    const price = await asha.fill();
    const batch = await asha.call('POST', `${orders}/batch?userId=u-1`, {
      payload: { data: asha.details(price) },
    });
    const { orderTransactionId: id, netPrice } = batch.json().data;
    expect(netPrice).toBe(price);
    const submission = (primaryPaymentId: string) => ({
      data: { cartId: asha.cartId, orderTransactionId: id, primaryPaymentId, paymentType: 'x' },
    });
    return { ...test, asha, price, id, submission };
  }

  it('PAY-44 PAY-45 API-062 API-064 begins a transaction, and submits its payment', async () => {
    const { asha, id, submission, orders: placed } = await begun();
    expect(statusIn(await asha.call('GET', `${orders}/transaction/${id}`))).toMatchObject({
      orderStatus: 'WAIT',
    });
    const step = stepIn(await asha.call('POST', `${orders}/submit`, { payload: submission('cash') }));
    expect(step).toMatchObject({ action: 'THANKYOU', orderTransactionId: id });
    expect(stepIn(await asha.call('POST', `${orders}/submit`, { payload: submission('cash') }))).toEqual(
      step,
    );
    expect(await placed()).toHaveLength(1);
  });

  it('PAY-46 API-068 API-069 pays a transaction by its path, and goes on once it is paid', async () => {
    const { asha, id, submission, gateway, clock } = await begun();
    const url = `${orders}/transaction/${id}`;
    const step = stepIn(await asha.call('POST', url, { payload: submission('credit-card') }));
    expect(step).toMatchObject({ action: 'PROCESS_PAYMENT', orderTransactionId: id });
    // The same again goes on with it.
    expect(stepIn(await asha.call('POST', url, { payload: submission('credit-card') }))).toEqual(step);
    await asha.process({ orderTransactionId: id });
    gateway('PAYU').settle(id, 'success');
    clock.forward(4000);
    const paid = await asha.call('POST', `${orders}/submit/${id}`, { payload: {} });
    expect(stepIn(paid)).toMatchObject({ action: 'THANKYOU', orderTransactionId: id });
  });

  it('PAY-44 an offer for a way to pay is taken off with the payment, and the order before it costs what it does without', async () => {
    const { asha, offers, ...test } = await setUpToOrder();
    const price = await asha.fill();
    await offers({
      code: 'BYCASH',
      trigger: 'by-itself',
      effect: { kind: 'flat', amount: 5000 },
      paymentModes: ['CASH'],
    });
    const batch = (seen: number) =>
      asha.call('POST', `${orders}/batch?userId=u-1`, { payload: { data: asha.details(seen) } });
    expect(refusalIn(await batch(price - 5250))).toEqual([409, 'PRICE_CHANGED']);
    const { orderTransactionId } = (await batch(price)).json().data;
    const data = { cartId: asha.cartId, orderTransactionId, primaryPaymentId: 'cash', paymentType: 'CASH' };
    const step = stepIn(await asha.call('POST', `${orders}/submit`, { payload: { data } }));
    expect(step).toMatchObject({ action: 'THANKYOU', amount: price - 5250 });
    expect(await test.orders()).toMatchObject([{ net_price: price - 5250 }]);
  });

  it('API-067 another try orders the same anew after one that failed', async () => {
    const { asha, id, price, submission, gateway, clock, orders: placed } = await begun();
    await asha.call('POST', `${orders}/transaction/${id}`, { payload: submission('credit-card') });
    await asha.process({ orderTransactionId: id });
    gateway('PAYU').settle(id, 'failed');
    clock.forward(4000);
    await asha.verify(id);
    const ended = await asha.call('POST', `${orders}/submit`, { payload: submission('cash') });
    expect(refusalIn(ended)).toEqual([409, 'NOT_OPEN']);
    const retried = await asha.call('POST', `${orders}/transaction/`, {
      payload: { orderTransactionId: id },
    });
    const next = retried.json().data;
    expect(next).toMatchObject({ netPrice: price });
    expect(next.orderTransactionId).not.toBe(id);
    const paid = await asha.call('POST', `${orders}/transaction/${next.orderTransactionId}`, {
      payload: submission('cash'),
    });
    expect(stepIn(paid)).toMatchObject({ action: 'THANKYOU' });
    expect(await placed()).toMatchObject([{ transaction_id: next.orderTransactionId }]);
  });

  it('API-066 a cart that is collected is confirmed by a call of its own', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    await asha.fill();
    const headers = { [headerNames.deliveryType]: 'P' };
    const { netPrice } = cartIn(await asha.get(headers));
    const reply = await asha.call('POST', '/order-service/ve4/orders', {
      payload: { data: { ...asha.details(netPrice), deliveryType: 'P', address: undefined } },
      headers,
    });
    const { orderTransactionId } = reply.json().data;
    const data = { cartId: asha.cartId, orderTransactionId, primaryPaymentId: 'cash', paymentType: 'CASH' };
    const step = stepIn(await asha.call('POST', `${orders}/submit`, { payload: { data }, headers }));
    expect(step.action).toBe('THANKYOU');
    expect(await test.orders()).toMatchObject([{ order_type: 'P' }]);
  });

  it('API-067 another try is the same order: a cart that holds something else is not ordered by it', async () => {
    const { asha, id, price, submission, orders: placed } = await begun();
    await asha.call('POST', `${orders}/transaction/${id}`, { payload: submission('credit-card') });
    const { version, validItems } = cartIn(await asha.get());
    const [kept] = validItems;
    expect(kept).toBeDefined();
    await asha.post(version, [line('SID1')]);
    const again = () => asha.call('POST', `${orders}/transaction/`, { payload: { orderTransactionId: id } });
    expect(refusalIn(await again())).toEqual([409, 'CART_CHANGED']);
    const other = await asha.call('POST', `${orders}/submit`, { payload: submission('cash') });
    expect(refusalIn(other)).toEqual([409, 'CART_CHANGED']);
    expect(await placed()).toEqual([]);
    // As it was, it is the same order again.
    const { version: next } = cartIn(await asha.get());
    await asha.put(next, [pizza]);
    expect((await again()).json().data).toMatchObject({ netPrice: price });
  });

  it('API-067 another try of an order that was cancelled says so', async () => {
    const { asha, id, submission, db } = await begun();
    await asha.call('POST', `${orders}/submit`, { payload: submission('cash') });
    await db.updateTable('order_transactions').set({ state: 'FAILED' }).execute();
    const again = await asha.call('POST', `${orders}/transaction/`, { payload: { orderTransactionId: id } });
    expect(refusalIn(again)).toEqual([409, 'ORDER_CANCELLED']);
    expect(textIn(again)).toContain('from your orders');
  });
});
