import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { bucketOf, drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { orders, setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { createOrderChanges } from '../orders/order-changes.ts';
import { noNotices } from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

vi.setConfig({ testTimeout: 60_000 });

const results = '/content-service/ve1/experiments/results';

describeDatabases('the orders in the results', (open) => {
  async function setUp() {
    const test = await setUpCheckout(await open());
    async function order(clientId: string | undefined, userId: string) {
      const buyer = await test.customer(userId);
      const price = await buyer.fill();
      const reply = await buyer.call('POST', `${orders}/initiate`, {
        payload: { orderDetails: buyer.details(price), paymentDetails: { primaryPaymentId: 'cash' } },
        headers: clientId === undefined ? {} : { [headerNames.clientId]: clientId },
      });
      return { price, id: String(stepIn(reply).orderId) };
    }
    const found = async () => (await test.author('GET', results)).json().data;
    const variants = async (name: string) =>
      (await found()).experiments.find((experiment: { name: string }) => experiment.name === name).variants;
    return { ...test, order, found, variants };
  }

  it('are those that the shop has, by the group of the browser that ordered, with what they cost', async () => {
    const { order, found, variants, get } = await setUp();
    const { price } = await order('1700000000.45', 'u-1');
    await order('1700000001.50', 'u-2');
    await order('1700000002.75', 'u-3');
    await order('an-invented-id.45', 'u-4');
    await order(undefined, 'u-5');
    expect((await get(results)).statusCode).toBe(401);
    expect(await variants('menuSorting')).toMatchObject([
      { variant: 'default', orders: 0, value: 0, rate: null },
      { variant: 'A', orders: 2, customers: 2, value: 2 * price },
      { variant: 'B', orders: 1, customers: 1, value: price },
    ]);
    expect((await found()).unknown).toMatchObject({ orders: 2, value: 2 * price });
  });

  it('count for an experiment that marketing named by the group that client and name draw', async () => {
    const { order, variants, content, clock } = await setUp();
    const experiments = { summer: { A: 'A', B: 'B' } };
    const body = { document: 'app-config', storeId: '14052', experiments };
    await content.publish([{ kind: 'app-config', slug: 'default', body }], 'author');
    clock.forward(24 * 60 * 60_000);
    const drawing = (group: string) =>
      Array.from({ length: 500 }, (_, at) => `1700000000.${at}`).filter(
        (id) => drawnBucket(id, 'summer') === group && bucketOf(id) === 'C',
      );
    const { price } = await order(drawing('A')[0], 'u-1');
    await order(drawing('A')[1], 'u-2');
    await order(drawing('B')[0], 'u-3');
    expect(await variants('summer')).toMatchObject([
      { variant: 'default', groups: ['none', 'C'], orders: 0 },
      { variant: 'A', groups: ['A'], orders: 2, customers: 2, value: 2 * price },
      { variant: 'B', groups: ['B'], orders: 1 },
    ]);
    // Those of the app count the same orders in the groups of all clients.
    expect((await variants('menuSorting'))[0]).toMatchObject({ groups: ['none', 'C'], orders: 3 });
  });

  it('are not those that were cancelled, nor those of other days', async () => {
    const { order, variants, db, clock } = await setUp();
    await order('1.45', 'u-1');
    const { id, price } = await order('2.45', 'u-2');
    await createOrderChanges(db, clock.now, noNotices).change(id, 'cancel');
    expect((await variants('menuSorting'))[1]).toMatchObject({ orders: 1, value: price });
    clock.forward(7 * 24 * 60 * 60_000);
    expect((await variants('menuSorting'))[1]).toMatchObject({ orders: 0 });
  });

  it('are left out for an experiment on the day on which it was changed, by publishing or by rolling back', async () => {
    const { order, found, content, clock } = await setUp();
    const config = { kind: 'app-config', slug: 'default' } as const;
    const publish = (experiments: object) =>
      content.publish(
        [{ ...config, body: { document: 'app-config', storeId: '14052', experiments } }],
        'author',
      );
    const of = async (name: string) =>
      (await found()).experiments.find((experiment: { name: string }) => experiment.name === name);
    const day = 24 * 60 * 60_000;
    await publish({ menuSorting: {} });
    clock.forward(day);
    await publish({ menuSorting: { A: 'B' } });
    await order('1.45', 'u-1');
    expect((await of('menuSorting')).daysLeftOut).toEqual(['2026-11-20', '2026-11-21']);
    expect((await of('cart_cta')).daysLeftOut).toEqual([]);
    expect((await of('cart_cta')).variants[1]).toMatchObject({ variant: 'A', orders: 1 });
    clock.forward(day);
    await order('2.45', 'u-2');
    expect((await of('menuSorting')).variants).toMatchObject([
      { variant: 'default', groups: ['none', 'B', 'C'], orders: 0 },
      { variant: 'B', groups: ['A'], orders: 1 },
    ]);
    clock.forward(day);
    await content.rollback(config, { author: 'asha' });
    expect((await of('menuSorting')).daysLeftOut).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  });
});
