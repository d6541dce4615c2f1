import type { Database } from './database.ts';
import type { SeedTable } from './tables/content-tables.ts';

/** Stored in place of a sandbox version: the shop was imported, and the sandbox must not change it. */
export const importedShop = 'imported';

/** The version of the built-in data that the database was last filled with; undefined before versions were stored. */
export async function seededVersion(db: Database, name: SeedTable['name']): Promise<string | undefined> {
  const row = await db.selectFrom('seeds').select('version').where('name', '=', name).executeTakeFirst();
  return row?.version;
}

export async function recordSeed(db: Database, { name, version }: SeedTable): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
}
