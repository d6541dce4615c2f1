import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { createOrderChanges } from './order-changes.ts';
import { createOrdersRepository } from './orders-repository.ts';
import { createOwnOrders, mostFavouriteOrders, pageSize } from './own-orders.ts';
import { type ImportedOrder, importOrders } from './testing/imported-orders.ts';
import { minutes, noNotices } from './testing/set-up-orders.ts';

const { CONFIRMED, BEING_BAKED, CANCELLED, DELIVERED } = orderStages;
const clock = createTestClock();
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  ({ db, close } = opened);
  await seedShop(db);
}, 60_000);
afterAll(() => close());
beforeEach(async () => {
  for (const table of ['favourite_orders', 'orders', 'customers'] as const)
    await db.deleteFrom(table).execute();
});

const imported = (...orders: readonly ImportedOrder[]) => importOrders(db, clock.now(), orders);
const plan = (stage: number, ago = 1) =>
  JSON.stringify([{ stage, at: new Date(clock.now() - minutes(ago)).toISOString() }]);
const own = () => createOwnOrders(db, clock.now);
const orders = () => createOrdersRepository(db, clock.now);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

it('an order is found by its owner alone', async () => {
  await imported({ id: 'f-1', user: 'finder' });
  expect(await own().find('finder', 'f-1')).toMatchObject({
    id: 'f-1',
    store_name: 'Indiranagar, Bengaluru',
  });
  expect(await own().find('other', 'f-1')).toBeUndefined();
});

it('ORD-36 FBK-11 an order is found by its number or its id where the mobile number belongs to it', async () => {
  const more = { number: 'CC77', mobile: '9876543210' };
  await imported(
    { id: 'n-1', user: 'numbered', more },
    { id: 'n-2', user: 'numbered', more: { ...more, number: 'CC78' } },
  );
  expect((await own().findByNumber('CC77', '9876543210'))?.id).toBe('n-1');
  expect((await own().findByMobile('n-2', '9876543210'))?.id).toBe('n-2');
  expect(await own().findByNumber('CC77', '9000000001')).toBeUndefined();
  expect(await own().findByNumber('CC79', '9876543210')).toBeUndefined();
  expect(await own().findByMobile('n-2', '9000000001')).toBeUndefined();
});

it('ORD-28 a page has ten orders, the newest first, and the next one those after the last', async () => {
  const all = Array.from({ length: pageSize + 2 }, (_, at) => ({
    id: `p-${10 + at}`,
    user: 'pager',
    ago: at,
  }));
  await imported(...all, { id: 'p-other', user: 'other pager' });
  expect(pageSize).toBe(10);
  const first = await own().page('pager');
  expect([ids(first.orders), first.hasNext]).toEqual([ids(all).slice(0, 10), true]);
  const last = await own().page('pager', 'p-19');
  expect([ids(last.orders), last.hasNext]).toEqual([['p-20', 'p-21'], false]);
  const whole = await own().page('pager', 'p-11');
  expect([whole.orders.length, whole.hasNext]).toEqual([10, false]);
  expect(ids(await own().latest('pager', 2))).toEqual(['p-10', 'p-11']);
});

it('API-127 orders are on their way for six hours after their time, and until they are over', async () => {
  const due = (count: number) => ({ expected_at: new Date(clock.now() + minutes(count)) });
  await imported(
    { id: 'a-1', user: 'waiting', stage: CONFIRMED, ago: 359 },
    { id: 'a-2', user: 'waiting', stage: CONFIRMED, ago: 360 },
    { id: 'a-3', user: 'waiting', stage: DELIVERED, ago: 1 },
    { id: 'a-4', user: 'waiting', stage: CANCELLED, ago: 2 },
    { id: 'a-5', user: 'waiting', stage: BEING_BAKED, ago: 900, more: due(-359) },
  );
  expect(ids(await own().active('waiting'))).toEqual(['a-1', 'a-5']);
  expect((await orders().findActive('waiting'))?.id).toBe('a-1');
});

it('API-127 an order to a train that is hours late stays on its way until it is there', async () => {
  const hours = (count: number) => minutes(60 * count);
  const at = (ms: number) => new Date(clock.now() + ms).toISOString();
  const expected_at = new Date(clock.now() + hours(1));
  const stages = JSON.stringify([
    { stage: CONFIRMED, at: at(0) },
    { stage: DELIVERED, at: at(hours(1)) },
  ]);
  await imported({ id: 't-1', user: 'traveller', more: { expected_at, stages } });
  const changes = createOrderChanges(db, clock.now, noNotices);
  await changes.arriveAt('t-1', clock.now() + hours(8));
  clock.forward(hours(7) + minutes(1));
  expect(ids(await own().active('traveller'))).toEqual(['t-1']);
  expect((await orders().findActive('traveller'))?.id).toBe('t-1');
  clock.forward(hours(1));
  expect(await own().active('traveller')).toEqual([]);
  expect(await orders().findActive('traveller')).toBeUndefined();
});

it('a time that has passed is not said of an order that is on its way', async () => {
  const expectedAt = async (user: string, ago: number) => {
    await imported({ id: `e-${user}`, user, stage: BEING_BAKED, ago });
    return (await orders().findActive(user))?.expectedAt;
  };
  expect(await expectedAt('soon', 44)).toEqual(new Date(clock.now() + minutes(1)));
  expect(await expectedAt('now', 45)).toBeNull();
  expect(await expectedAt('late', 46)).toBeNull();
});

it('ORD-33 an order is marked by its owner once, the latest first, and taken out by its owner', async () => {
  await imported(
    { id: 'm-1', user: 'marker' },
    { id: 'm-2', user: 'marker' },
    { id: 'm-3', user: 'other marker' },
  );
  expect(await own().mark('marker', 'm-1')).toBe('marked');
  clock.forward(1000);
  expect(await own().mark('marker', 'm-2')).toBe('marked');
  clock.forward(1000);
  expect(await own().mark('marker', 'm-1')).toBe('marked');
  expect(await own().mark('marker', 'm-3')).toBe('no-such-order');
  expect(await own().mark('marker', 'none')).toBe('no-such-order');
  expect(await own().favouriteIds('marker')).toEqual(['m-2', 'm-1']);
  expect(ids(await own().favourites('marker'))).toEqual(['m-2', 'm-1']);
  expect((await own().find('marker', 'm-1'))?.marked_at).toBeInstanceOf(Date);
  await own().unmark('other marker', 'm-1');
  await own().unmark('marker', 'm-2');
  expect(await own().favouriteIds('marker')).toEqual(['m-1']);
});

it('ORD-33 a hundred orders can be marked, and one of them again', async () => {
  const many = Array.from({ length: mostFavouriteOrders + 1 }, (_, at) => ({
    id: `h-${at}`,
    user: 'hoarder',
  }));
  expect(mostFavouriteOrders).toBe(100);
  await imported(...many);
  await db
    .insertInto('favourite_orders')
    .values(many.slice(1, -1).map(({ id }) => ({ user_id: 'hoarder', order_id: id, marked_at: new Date() })))
    .execute();
  expect(await own().mark('hoarder', 'h-0')).toBe('marked');
  expect(await own().mark('hoarder', 'h-100')).toBe('too-many');
  expect(await own().mark('hoarder', 'h-0')).toBe('marked');
});

it('MEN-18 looks for delivered orders until there are enough, also behind many that were not', async () => {
  const cancelled = Array.from({ length: 20 }, (_, at) => ({
    id: `c-${10 + at}`,
    user: 'eater',
    stage: CANCELLED,
    ago: at,
  }));
  const delivered = ['d-1', 'd-2', 'd-3'].map((id, at) => ({ id, user: 'eater', ago: 30 + at }));
  await imported(...cancelled, ...delivered);
  expect(ids(await orders().findDelivered('eater', 2))).toEqual(['d-1', 'd-2']);
  expect(ids(await orders().findDelivered('eater', 9))).toEqual(['d-1', 'd-2', 'd-3']);
});

it('MEN-18 an item of a delivered order has the picture and the kind of food of its product, where it is sold', async () => {
  const items = [
    { productId: 'PIZ7', name: 'Chicken Tikka', quantity: 1 },
    { productId: 'OLD', name: 'Old dish', quantity: 3 },
    ...['PIZ1', 'PIZ7', 'PIZ1'].map((productId) => ({ productId, name: productId, quantity: 1 })),
  ];
  await imported({ id: 'i-1', user: 'collector', more: { items: JSON.stringify(items) } });
  const [found] = await orders().findDelivered('collector', 1);
  expect(found?.items.slice(0, 2)).toEqual([{ ...items[0], foodType: 2 }, items[1]]);
  expect(found?.pictures).toEqual(['pizza-chicken-tikka', 'pizza-margherita', 'pizza-chicken-tikka']);
});

it('PAY-40 the newest order since a moment, that was not cancelled', async () => {
  await imported(
    { id: 'l-1', user: 'twice', ago: 29 },
    { id: 'l-2', user: 'twice', ago: 5, stage: CANCELLED },
    { id: 'l-3', user: 'other twice', ago: 1 },
    { id: 'l-4', user: 'twice', ago: 30 },
  );
  const since = (count: number) => orders().latestSince('twice', clock.now() - minutes(count));
  expect((await since(30))?.id).toBe('l-1');
  expect(await since(29)).toBeUndefined();
});

it('offers count the orders of a customer that stand, and the codes that they used', async () => {
  const placed = new Date(clock.now() - minutes(3));
  const code = (...promo_codes: string[]) => ({ promo_codes });
  await imported(
    { id: 'o-1', user: 'saver', ago: 3, more: code('TEN', 'PAIR') },
    { id: 'o-2', user: 'saver', stage: CANCELLED, more: code('TEN') },
    { id: 'o-3', user: 'saver', more: { stages: plan(CANCELLED), ...code('TEN') } },
    { id: 'o-4', user: 'saver' },
  );
  const { ordersBefore, uses } = await orders().promoHistory('saver');
  expect(ordersBefore).toBe(2);
  expect(uses.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual([
    { code: 'PAIR', at: placed.getTime() },
    { code: 'TEN', at: placed.getTime() },
  ]);
  expect(await orders().promoHistory('nobody')).toEqual({ ordersBefore: 0, uses: [] });
});

it('the kitchen sees the newest orders with a plan, and whether their owner is a customer', async () => {
  await db
    .insertInto('customers')
    .values({ id: 'known', mobile: '9000000009', cart_id: 'c', created_at: new Date() } as never)
    .execute();
  await imported(
    { id: 'k-1', user: 'known', ago: -3, more: { stages: plan(CONFIRMED) } },
    { id: 'k-2', user: 'a guest', ago: -5, more: { stages: plan(CONFIRMED) } },
    { id: 'k-3', user: 'known', ago: -9 },
  );
  const changes = createOrderChanges(db, clock.now, noNotices);
  expect((await changes.latest(2)).map(({ id, is_customers: is }) => [id, is])).toEqual([
    ['k-2', false],
    ['k-1', true],
  ]);
});

it('changes no order that is over, has no plan or is not there', async () => {
  await imported(
    { id: 'x-1', user: 'baker', more: { stages: plan(DELIVERED) } },
    { id: 'x-2', user: 'baker', stage: CONFIRMED },
    { id: 'x-3', user: 'baker', more: { stages: plan(CONFIRMED), transaction_id: 't-3' } },
  );
  const changes = createOrderChanges(db, clock.now, noNotices);
  const done: unknown[] = [];
  changes.onCancelled(
    async (order) => void done.push(['give', order]),
    async (order) => void done.push(['lock', order]),
  );
  expect(() => changes.onCancelled(async () => {})).toThrow('given back twice');
  for (const id of ['x-1', 'x-2', 'none']) expect(await changes.change(id, 'cancel')).toBe(false);
  done.length = 0;
  expect(await changes.change('x-3', 'delay')).toBe(true);
  expect(done).toEqual([]);
  expect(await changes.change('x-3', 'cancel')).toBe(true);
  expect(done).toEqual([
    ['lock', { transactionId: 't-3' }],
    ['give', { id: 'x-3', userId: 'baker', transactionId: 't-3' }],
  ]);
});
