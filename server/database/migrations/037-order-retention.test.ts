import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describePostgres } from '../../testing/databases.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { orderRetention } from './037-order-retention.ts';
import { migrations } from './migrations.ts';

const tables = ['orders', 'favourite_orders', 'feedbacks', 'order_issues', 'order_transactions'];

describePostgres('the indexes of what is removed after years', (open) => {
  /** A database of the build before. */
  async function openOlder(): Promise<Database> {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: migrations.filter(({ id }) => id < orderRetention.id) });
    return db;
  }

  const read = (db: Database) =>
    db.transaction().execute(async (reader) => {
      await sql`set local lock_timeout = 200`.execute(reader);
      for (const table of tables) await sql`select from ${sql.table(table)} limit 1`.execute(reader);
    });

  it('are built while processes of the build before read orders and payments: nobody is locked out until all are there', async () => {
    const db = await openOlder();
    const building = await db.startTransaction().execute();
    try {
      for (const statement of orderRetention.statements) {
        await sql.raw(statement).execute(building);
        // In a shop of years this took minutes.
        if (statement.startsWith('create index')) await read(db);
      }
    } finally {
      await building.rollback().execute();
    }
  });

  it('can be built before the step, beside customers who order, as docs/operations.md says', async () => {
    const db = await openOlder();
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [, block = ''] = /Before `037-order-retention`:\n\n```sql\n([^`]+)```/.exec(page) ?? [];
    const before = [...block.matchAll(/^create index concurrently [^;]+;$/gm)].map(([text]) => text);
    expect(before).toHaveLength(2);
    for (const statement of before) {
      await sql.raw(statement).execute(db);
      const inStep = statement.replace('concurrently', 'if not exists').replace(/;$/, '');
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
      expect(orderRetention.statements.map(plain)).toContain(plain(inStep));
    }
    expect((await migrate(db)).ran).toContain(orderRetention.id);
  });
});
