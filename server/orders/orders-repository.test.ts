import { describe, expect, it, vi } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { createOrderChanges } from './order-changes.ts';
import { createOrdersRepository } from './orders-repository.ts';
import { createOwnOrders } from './own-orders.ts';
import { createPlaceOrder } from './place-order.ts';
import { importOrders } from './testing/imported-orders.ts';
import { minutes, noNotices, placedOrder } from './testing/set-up-orders.ts';

vi.setConfig({ testTimeout: 30_000 });

describeDatabases('orders', (open) => {
  async function setUp() {
    const db = await open();
    await seedShop(db);
    const clock = createTestClock();
    let drawn = 0;
    const randomBytes = (count: number) => Buffer.alloc(count, ++drawn);
    const placeOrder = createPlaceOrder({
      randomBytes,
      pace: { speed: 1, leadMs: 30 * 60_000 },
      notices: noNotices,
    });
    let carts = 0;
    const place = (userId: string, more: object = {}, within: Database = db) =>
      within.transaction().execute((transaction) =>
        placeOrder(
          {
            ...placedOrder,
            userId,
            cartId: `c${++carts}`,
            transactionId: `t${carts}`,
            at: clock.now(),
            ...more,
          },
          transaction,
        ),
      );
    return {
      db,
      clock,
      place,
      orders: createOrdersRepository(db, clock.now),
      own: createOwnOrders(db, clock.now),
      changes: createOrderChanges(db, clock.now, noNotices),
    };
  }

  it('MEN-18 finds the active and the delivered orders of one customer only', async () => {
    const { orders, db, clock } = await setUp();
    await importOrders(db, clock.now(), [
      { id: '1', user: 'u1', ago: 5000 },
      { id: '2', user: 'u1', ago: 900 },
      { id: '3', user: 'u1', stage: orderStages.BEING_BAKED, ago: 10 },
      { id: '4', user: 'u2', stage: orderStages.CONFIRMED, ago: 5 },
      { id: '5', user: 'u3', stage: orderStages.CONFIRMED, ago: 600 },
    ]);
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

  describe('that are placed', () => {
    it('ORD-09 go from stage to stage by the clock alone', async () => {
      const { orders, place, clock } = await setUp();
      const { id } = await place('u1');
      const stages = [];
      for (const wait of [0, 2, 12]) {
        clock.forward(minutes(wait));
        stages.push((await orders.findActive('u1'))?.stage);
      }
      expect(stages).toEqual(['CONFIRMED', 'BEING_BAKED', 'DISPATCHED']);
      expect(await orders.findDelivered('u1', 6)).toEqual([]);
      clock.forward(minutes(16));
      expect(await orders.findActive('u1')).toBeUndefined();
      expect(await orders.findDelivered('u1', 6)).toMatchObject([{ id, total: 45360 }]);
    });

    it('have a number of their own, and one cart is one order', async () => {
      const { place, db } = await setUp();
      const [one, other] = [await place('u1'), await place('u1')];
      expect(Number(other.number)).toBe(Number(one.number) + 1);
      await expect(place('u1', { cartId: 'c1' })).rejects.toThrow();
      const rows = await db
        .selectFrom('orders')
        .select(['id', 'mobile', 'promo_codes', 'items'])
        .orderBy('placed_at')
        .execute();
      expect(rows.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
      expect(rows[0]).toMatchObject({
        mobile: '9876543210',
        promo_codes: ['TEN'],
        items: [{ productId: 'PIZ1', name: 'Margherita', quantity: 2 }],
      });
    });

    it('count for offers, and one that was cancelled does not', async () => {
      const { orders, place, changes, clock } = await setUp();
      const { id } = await place('u1');
      expect((await orders.promoHistory('u1')).uses).toEqual([{ code: 'TEN', at: clock.now() }]);
      expect(await orders.latestSince('u1', clock.now() - minutes(30))).toMatchObject({ id });
      await changes.change(id, 'cancel');
      expect(await orders.promoHistory('u1')).toEqual({ ordersBefore: 0, uses: [] });
      expect(await orders.latestSince('u1', clock.now() - minutes(30))).toBeUndefined();
      expect(await orders.findActive('u1')).toBeUndefined();
    });

    it('ORD-28 are paged by the last order seen: new ones shift nothing', async () => {
      const { own, place, clock } = await setUp();
      const placed: string[] = [];
      for (let count = 0; count < 23; count++) {
        // Orders of one moment have an order too.
        if (count % 3 === 0) clock.forward(minutes(1));
        placed.push((await place('u1')).id);
      }
      await place('u2');
      const seen: string[] = [];
      let after: string | undefined;
      for (;;) {
        const { orders, hasNext } = await own.page('u1', after);
        seen.push(...orders.map(({ id }) => id));
        after = orders.at(-1)?.id;
        clock.forward(minutes(1));
        await place('u1');
        if (!hasNext) break;
      }
      expect(seen).toHaveLength(23);
      expect(seen.toSorted()).toEqual(placed.toSorted());
      // The id of somebody else's order leads nowhere.
      expect(await own.page('u2', placed[0])).toEqual({ orders: [], hasNext: false });
    });

    it('CON-04 stay active until their time when they were scheduled for days later', async () => {
      const { orders, own, place, clock } = await setUp();
      const scheduledFor = new Date(clock.now() + minutes(3 * 24 * 60)).toISOString();
      const { id } = await place('u1', { scheduledFor });
      clock.forward(minutes(3 * 24 * 60 - 31));
      expect(await orders.findActive('u1')).toMatchObject({ id, stage: 'CONFIRMED' });
      clock.forward(minutes(1));
      expect(await orders.findActive('u1')).toMatchObject({ stage: 'BEING_BAKED' });
      expect(await own.active('u1')).toHaveLength(1);
      clock.forward(minutes(30));
      expect(await own.active('u1')).toEqual([]);
    });

    it('give their money back in the transaction that cancels them, once', async () => {
      const { place, changes, own, clock } = await setUp();
      const { id } = await place('u1');
      const given: unknown[] = [];
      let isBroken = true;
      changes.onCancelled(async (order, transaction) => {
        if (isBroken) throw new Error('The ledger is closed.');
        given.push(order);
        expect(transaction).toBeDefined();
      });
      expect(() => changes.onCancelled(async () => {})).toThrow('twice');
      await expect(changes.change(id, 'cancel')).rejects.toThrow('closed');
      expect((await own.active('u1')).map((order) => order.id)).toEqual([id]);
      isBroken = false;
      expect(await Promise.all([changes.change(id, 'cancel'), changes.change(id, 'cancel')])).toEqual(
        expect.arrayContaining([true, false]),
      );
      expect(given).toEqual([{ id, userId: 'u1', transactionId: 't1' }]);
      expect(await changes.change(id, 'advance')).toBe(false);
      clock.forward(minutes(60));
      expect((await own.find('u1', id))?.stages?.at(-1)?.stage).toBe(orderStages.CANCELLED);
    });

    it('are hurried on and delayed, which does not change what was promised', async () => {
      const { place, changes, own, orders, clock } = await setUp();
      const { id } = await place('u1');
      const promised = new Date(clock.now() + minutes(30));
      await changes.change(id, 'delay');
      expect((await orders.findActive('u1'))?.expectedAt).toEqual(new Date(clock.now() + minutes(45)));
      expect((await own.find('u1', id))?.expected_at).toEqual(promised);
      await changes.change(id, 'advance');
      await changes.change(id, 'advance');
      expect((await orders.findActive('u1'))?.stage).toBe('DISPATCHED');
    });

    it("a guest's become those of the customer that the guest logged in as", async () => {
      const { place, own, orders, db } = await setUp();
      const { id } = await place('guest-1');
      const { id: other } = await place('guest-2');
      await db.transaction().execute((transaction) => orders.adopt('guest-1', 'u1', transaction));
      expect((await own.latest('u1', 9)).map((order) => order.id)).toEqual([id]);
      expect(await own.find('guest-1', id)).toBeUndefined();
      expect((await own.latest('guest-2', 9)).map((order) => order.id)).toEqual([other]);
    });
  });
});
