import { expect, it } from 'vitest';
import { booksOf, faultsIn, ledgerFaults } from './books.ts';
import { confirm, orderOf } from './ordering.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

const customers = 200;
const minute = 60_000;

it('200 customers order at once of two processes: one is killed, PostgreSQL is restarted, and nothing is lost or doubled', async () => {
  let killing: Promise<void> | undefined;
  let restarts = 0;
  const shop: ShopOnPostgres = await openShopOnPostgres({
    onReply(count) {
      if (count === 3 * customers) {
        shop.restartDatabase();
        restarts += 1;
      }
      if (count === 5 * customers) killing = shop.killAndStart(shop.servers[0]);
    },
  });
  try {
    const done = await Promise.all(Array.from({ length: customers }, (_, at) => orderOf(shop, at + 1)));
    await killing;
    await shop.pass(minute);
    for (const { customer, id } of done.filter(({ isDone }) => !isDone)) await confirm(shop, customer, id);
    await shop.pass(minute);
    await shop.nothingDue();
    const said = await Promise.all(done.map(({ customer, id }) => customer.verify(id)));
    const faults: string[] = [];
    for (const { customer } of done)
      faults.push(...faultsIn(await booksOf(shop.db, customer.cartId, shop.now)));
    const orders = await shop.db.selectFrom('orders').select(['cart_id', 'transaction_id']).execute();
    const ours = orders.filter(({ cart_id }) => done.some(({ customer }) => customer.cartId === cart_id));
    const carts = new Set(ours.map(({ cart_id }) => cart_id));
    const lost = done.filter(({ customer }) => !carts.has(customer.cartId)).length;
    console.log(
      `${customers} customers, ${shop.replies()} replies, 1 process killed, PostgreSQL restarted ${restarts === 1 ? 'once' : `${restarts} times`}: ${ours.length} orders, ${lost} lost, ${ours.length - carts.size} doubled.`,
    );
    expect(killing).toBeDefined();
    expect(restarts).toBe(1);
    expect(said.filter(({ orderStatus }) => orderStatus !== 'SUCCESS')).toEqual([]);
    expect([...faults, ...(await ledgerFaults(shop.db))]).toEqual([]);
    expect([ours.length, lost, carts.size]).toEqual([customers, 0, customers]);
  } finally {
    await killing;
    await shop.close();
  }
});
