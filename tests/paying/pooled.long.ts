import { expect, it } from 'vitest';
import { booksOf, faultsIn, ledgerFaults } from './books.ts';
import { orderOf } from './ordering.ts';
import { openShopOnPostgres } from './shop-on-postgres.ts';

const customers = 60;
const minute = 60_000;

it('through PgBouncer in transaction mode, with four connections to PostgreSQL: all who order at once have their order', async () => {
  const shop = await openShopOnPostgres({ isPooled: true });
  try {
    const done = await Promise.all(Array.from({ length: customers }, (_, at) => orderOf(shop, at + 1)));
    await shop.pass(minute);
    await shop.nothingDue();
    const said = await Promise.all(done.map(({ customer, id }) => customer.verify(id)));
    const faults: string[] = [];
    for (const { customer } of done)
      faults.push(...faultsIn(await booksOf(shop.db, customer.cartId, shop.now)));
    expect(said.filter(({ orderStatus }) => orderStatus !== 'SUCCESS')).toEqual([]);
    expect([...faults, ...(await ledgerFaults(shop.db))]).toEqual([]);
  } finally {
    await shop.close();
  }
});
