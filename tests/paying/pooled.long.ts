import { expect, it } from 'vitest';
import { hearPostgres } from '#server/database/changes/hear-postgres.ts';
import { booksOf, faultsIn, ledgerFaults } from './books.ts';
import { orderOf } from './ordering.ts';
import { until } from './repeating.ts';
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

it('behind PgBouncer nothing is listened to, and each request asks the database', async () => {
  const shop = await openShopOnPostgres({ isPooled: true });
  const told: string[] = [];
  const log = { warn: (text: string) => void told.push(text), info: (text: string) => void told.push(text) };
  const changes = hearPostgres(shop.databaseUrl, { now: () => performance.now(), log });
  try {
    expect(await until(async () => told.length > 0)).toBe(true);
    expect(told[0]).toContain('behind a pooler');
    expect(changes.stamp()).toBeUndefined();
  } finally {
    await changes.close();
    await shop.close();
  }
});
