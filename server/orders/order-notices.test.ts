import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { line } from '../cart/testing/set-up-cart.ts';
import { setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { authorToken } from '../testing/test-app.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('text messages of an order', (open) => {
  async function placed(orderType: 'D' | 'P' = 'D') {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const headers = { [headerNames.deliveryType]: orderType };
    const { version } = (await asha.get(headers)).json().data;
    const cart = await asha.post(version, [line('SID1', { quantity: 2 })], headers);
    const price = cart.json().data.netPrice;
    const reply = await asha.call('POST', '/order-service/ve3/orders/initiate', {
      payload: {
        orderDetails: asha.details(price, { deliveryType: orderType }),
        paymentDetails: { primaryPaymentId: 'cash' },
      },
      headers,
    });
    const { orderId = '' } = stepIn(reply);
    const [order] = await test.orders();
    const leaves = Date.parse(order?.stages?.find(({ stage }) => stage === orderStages.DISPATCHED)?.at ?? '');
    return {
      ...test,
      number: order?.number ?? '',
      price,
      leavesIn: () => leaves - test.clock.now(),
      /** What people in the kitchen do to the order. */
      kitchen: (change: string) =>
        test.ask({
          method: 'POST',
          url: '/sandbox/kitchen',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
          },
          payload: new URLSearchParams({ order: orderId, change }).toString(),
        }),
    };
  }

  it('say that it is placed, and that it is on its way once it is', async () => {
    const { number, price, settleDue, messages, clock, leavesIn } = await placed();
    expect(await messages()).toEqual([]);
    await settleDue();
    expect(await messages()).toEqual([
      `Your order ${number} of Rs ${(price / 100).toFixed(2)} at localhost is placed. Thank you!`,
    ]);
    clock.forward(leavesIn() - 1);
    await settleDue();
    expect(await messages()).toHaveLength(1);
    clock.forward(1);
    await settleDue();
    await settleDue();
    expect((await messages()).slice(1)).toEqual([
      `Your order ${number} from localhost is on its way to you.`,
    ]);
  });

  it('follow the kitchen: sooner, later, and when it cancels', async () => {
    const { number, settleDue, messages, clock, leavesIn, kitchen } = await placed();
    await kitchen('delay');
    clock.forward(leavesIn());
    await settleDue();
    expect(await messages()).toHaveLength(1);
    // Baked, and out of the door.
    await kitchen('advance');
    await kitchen('advance');
    await settleDue();
    expect((await messages())[1]).toContain('is on its way');
    await kitchen('cancel');
    await settleDue();
    expect((await messages()).slice(2)).toEqual([
      `Your order ${number} at localhost was cancelled by the restaurant. Anything you paid for it goes back to you.`,
    ]);
  });

  it('do not say of an order that was cancelled that it is on its way', async () => {
    const { settleDue, messages, clock, leavesIn, kitchen } = await placed();
    await settleDue();
    await kitchen('cancel');
    clock.forward(leavesIn());
    await settleDue();
    expect((await messages()).slice(1)).toEqual([expect.stringContaining('was cancelled')]);
  });

  it('ORD-12 say of one that is collected that it is ready, when the kitchen has made it', async () => {
    const { number, settleDue, messages, clock, leavesIn, kitchen } = await placed('P');
    await settleDue();
    await kitchen('delay');
    clock.forward(leavesIn());
    await settleDue();
    expect(await messages()).toEqual([expect.stringContaining('is placed')]);
    await kitchen('advance');
    await kitchen('advance');
    await settleDue();
    await settleDue();
    expect((await messages()).slice(1)).toEqual([`Your order ${number} from localhost is ready for you.`]);
  });

  it('do not come when nobody needs them any more', async () => {
    const { settleDue, messages, clock, removeExpired, db } = await placed();
    clock.forward(2 * 60 * minute);
    await settleDue();
    expect(await messages()).toEqual([]);
    await removeExpired();
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });
});

describePostgres('many orders that are placed at once', (open) => {
  it('have bills one after the other, and messages that go out once each, whichever process sends them', async () => {
    const test = await setUpCheckout(await open());
    const buyers = await Promise.all(Array.from({ length: 12 }, (_, at) => test.customer(`u-${at + 1}`)));
    const prices = await Promise.all(buyers.map((buyer) => buyer.fill()));
    await Promise.all(buyers.map((buyer, at) => buyer.initiate('cash', prices[at] ?? 0)));
    const bills = (await test.orders()).map(({ invoice_number: number }) => number);
    expect(new Set(bills)).toEqual(new Set(buyers.map((_, at) => `26-27/${at + 1}`)));
    await Promise.all([test.settleDue(), test.settleDue(), test.settleDue()]);
    const messages = await test.messages();
    expect(messages).toHaveLength(12);
    expect(new Set(messages).size).toBe(12);
  });
});
