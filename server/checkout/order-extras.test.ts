import { expect, it, vi } from 'vitest';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('what an order brings besides the food', (open) => {
  async function setUp(extras: object) {
    const test = await setUpCheckout(await open());
    const body = { document: 'app-config', ...extras };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
    type Buyer = Awaited<ReturnType<typeof test.guest>>;

    async function ordered(buyer: Buyer) {
      const price = await buyer.fill();
      await buyer.initiate('cash', price);
      const reply = await buyer.call('GET', '/order-service/ve3/orders');
      const [order] = reply.json<{ data: { orders: OrderSummary[] } }>().data.orders;
      return { price, order, points: order?.paymentSummary?.loyaltyEarnedPoints };
    }
    return { ...test, ordered };
  }

  it('ORD-25 the message of the campaign that ran when it was placed', async () => {
    const test = await setUp({ campaignMessage: 'Show this order for a free dip.' });
    const asha = await test.customer();
    const { order } = await test.ordered(asha);
    expect(order?.campaignMessage).toBe('Show this order for a free dip.');
    const next = { document: 'app-config', campaignMessage: '' };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body: next }], 'test');
    const kept = (await asha.call('GET', `/order-service/ve3/orders/history/${order?.id}`)).json().data;
    expect(kept.campaignMessage).toBe('Show this order for a free dip.');
    const { order: later } = await test.ordered(await test.customer('u-2'));
    expect(later).toBeDefined();
    expect(later?.campaignMessage).toBeUndefined();
  });

  it('ORD-30 the points that each full ₹100 earn, for customers who are logged in', async () => {
    const test = await setUp({ loyaltyPointsPer100: 4 });
    const { price, points } = await test.ordered(await test.customer());
    expect(price).toBeGreaterThan(20_000);
    expect(points).toBe(Math.floor(price / 10_000) * 4);
    const plain = await setUp({});
    expect((await plain.ordered(await plain.customer())).points).toBe(0);
  });

  it('ORD-30 none once it was cancelled', async () => {
    const test = await setUp({ loyaltyPointsPer100: 4 });
    const asha = await test.customer();
    const { order } = await test.ordered(asha);
    const at = new Date(test.clock.now()).toISOString();
    await test.db
      .updateTable('orders')
      .set({ stages: JSON.stringify([{ stage: orderStages.CANCELLED, at }]) })
      .execute();
    const reply = await asha.call('GET', `/order-service/ve3/orders/history/${order?.id}`);
    expect(reply.json().data.paymentSummary.loyaltyEarnedPoints).toBe(0);
  });
});
