import { expect, it } from 'vitest';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createOrdersRepository } from './orders-repository.ts';

describeDatabases('orders', (open) => {
  it('MEN-18 finds the active and the delivered orders of one customer only', async () => {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    const orders = createOrdersRepository(db, clock.now);
    const order = ({
      id,
      user,
      stage,
      minutesAgo,
    }: {
      id: string;
      user: string;
      stage: number;
      minutesAgo: number;
    }) => ({
      id,
      user_id: user,
      store_id: '14052',
      order_type: 'D',
      stage,
      items: JSON.stringify([{ productId: 'PIZ7', name: 'Chicken Tikka', quantity: 2 }]),
      net_price: 69800,
      placed_at: new Date(clock.now() - minutesAgo * 60_000),
      expected_at: null,
    });
    await db
      .insertInto('orders')
      .values([
        order({ id: '1', user: 'u1', stage: 9, minutesAgo: 5000 }),
        order({ id: '2', user: 'u1', stage: 9, minutesAgo: 900 }),
        order({ id: '3', user: 'u1', stage: 2, minutesAgo: 10 }),
        order({ id: '4', user: 'u2', stage: 1, minutesAgo: 5 }),
        order({ id: '5', user: 'u3', stage: 1, minutesAgo: 600 }),
      ])
      .execute();
    expect(await orders.findActive('u1')).toMatchObject({
      id: '3',
      stage: 'BEING_BAKED',
      storeName: 'Indiranagar, Bengaluru',
    });
    expect((await orders.findDelivered('u1', 6)).map(({ id }) => id)).toEqual(['2', '1']);
    expect(await orders.findDelivered('u1', 1)).toMatchObject([
      { id: '2', pictures: ['pizza-chicken-tikka'], total: 69800 },
    ]);
    // MEN-18: the items of an order use different food type codes.
    expect((await orders.findDelivered('u1', 1))[0]?.items).toMatchObject([{ quantity: 2, foodType: 2 }]);
    expect(await orders.findActive('u3')).toBeUndefined();
    expect(await orders.findDelivered('u2', 6)).toEqual([]);
  });
});
