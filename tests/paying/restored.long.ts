import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Reached } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { ledgerFaults } from './books.ts';
import { orderOf } from './ordering.ts';
import { openShopOnPostgres } from './shop-on-postgres.ts';

const customers = 10;
const minute = 60_000;

/** Table → how many rows it has. */
async function rowsOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.introspection.getTables();
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counted[name] = rows[0]?.count ?? 0;
  }
  return counted;
}

it('a dump that is restored as docs/operations.md says: the same rows, customers are still known, and go on', async () => {
  const shop = await openShopOnPostgres();
  let reached: Reached = shop.server;
  const server: Reached = { inject: (asked) => reached.inject(asked) };
  try {
    const done = await Promise.all(
      Array.from({ length: customers }, (_, at) => orderOf({ ...shop, server }, at + 1)),
    );
    await shop.pass(minute);
    await shop.nothingDue();
    await Promise.all(shop.servers.map((one) => one.stop()));
    const before = await rowsOf(shop.db);
    const restored = await shop.startOnCopy();
    try {
      const after = await rowsOf(restored.db);
      expect(after).toEqual(before);
      expect(before['orders']).toBeGreaterThanOrEqual(customers);
      expect(await ledgerFaults(restored.db)).toEqual([]);
      reached = restored.server;
      for (const { customer, id } of done)
        expect(await customer.status(id)).toMatchObject({ orderTransactionId: id, orderStatus: 'SUCCESS' });
      // What counts on from the last number (orders, bills, revisions) does so.
      const next = await orderOf(
        { ...shop, server, ask: (question) => question(restored.db) },
        customers + 1,
      );
      expect(await next.customer.status(next.id)).toMatchObject({ orderStatus: 'SUCCESS' });
    } finally {
      await restored.stop();
    }
  } finally {
    await shop.close();
  }
});
