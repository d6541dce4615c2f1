import type { Database } from './database.ts';
import type { SeedTable } from './tables.ts';

/** In place of a version of the sandbox: the shop came by the import command, and is not the sandbox's to change. */
export const importedShop = 'imported';

/** The version of the product's own data that the database was last filled with; undefined before versions were written down. */
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
