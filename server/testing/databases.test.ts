import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import type { Database } from '../database/database.ts';
import { createCustomersRepository } from '../session/customers-repository.ts';
import { createTestClock } from './clock.ts';
import { describeDatabases } from './databases.ts';
import { seedShop } from './standing-shop.ts';

/** Every row of every table, but for the numbers of menu revisions, which only ever grow, and the times of writing. */
async function contents(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(db);
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const row = name.endsWith('_revisions') ? sql`t.scope` : sql`(to_jsonb(t) - 'updated_at')::text`;
    const { rows } = await sql<{
      row: string;
    }>`select ${row} as row from ${sql.table(name)} t order by 1`.execute(db);
    if (rows.length > 0) all[name] = rows.map((one) => one.row);
  }
  return all;
}

describeDatabases('databases of tests', (open) => {
  it('begin like a new one: schema and gazetteer alone', async () => {
    const { places, ...others } = await contents(await open());
    expect(places?.length).toBeGreaterThan(1000);
    expect(Object.keys(others)).toEqual(['migrations', 'places_trigrams', 'seeds']);
    expect(others.seeds).toEqual([expect.stringContaining('gazetteer')]);
  });

  it('get the shop that the server seeds, row by row', async () => {
    const db = await open();
    await seedCatalog(db);
    const seeded = await contents(db);
    await open();
    await seedShop(db);
    expect(await contents(db)).toEqual(seeded);
    expect(seeded.stores?.length).toBeGreaterThan(10);
  });

  it('keep nothing of a test that changed the shop, its customers or the offers', async () => {
    const db = await open();
    const before = await contents(db);
    await seedShop(db);
    const shop = await contents(db);
    await createCustomersRepository(db, createTestClock().now).findOrCreate({
      userId: 'u-1',
      mobile: '9876543210',
      cartId: 'c-1',
    });
    await db.updateTable('products').set({ price: 1 }).execute();
    await db.updateTable('stores').set({ name: 'Elsewhere' }).execute();
    await db.deleteFrom('store_products').execute();
    await sql`truncate shelves, promotions`.execute(db);
    await db.deleteFrom('seeds').where('name', '=', 'sandbox').execute();
    expect(await contents(await open())).toEqual(before);
    await seedShop(db);
    expect(await contents(db)).toEqual(shop);
  });

  it('say after each change that a menu is another one', async () => {
    const db = await open();
    await seedShop(db);
    const revision = () =>
      db.selectFrom('menu_revisions').select('revision').where('scope', '=', 'all').executeTakeFirst();
    const first = await revision();
    await db.updateTable('products').set({ price: 1 }).where('id', '=', 'PIZ1').execute();
    const second = await revision();
    expect(Number(second?.revision)).toBeGreaterThan(Number(first?.revision));
    await open();
    await seedShop(db);
    await db.updateTable('products').set({ price: 1 }).where('id', '=', 'PIZ1').execute();
    expect(Number((await revision())?.revision)).toBeGreaterThan(Number(second?.revision));
  });

  it('leave a shop that stands already to the server', async () => {
    const db = await open();
    await seedShop(db);
    await db.updateTable('products').set({ price: 1 }).where('id', '=', 'PIZ1').execute();
    await db.deleteFrom('promos').execute();
    const changed = await contents(db);
    await seedShop(db);
    expect(await contents(db)).toEqual(changed);
  });
});
