import type { Database } from '../database/database.ts';

/** One line that says what is missing before customers can order, and how to add it; undefined when nothing is missing. */
export async function startAdvice(db: Database, defaultStoreId: string): Promise<string | undefined> {
  const first = (table: 'stores' | 'products') =>
    db.selectFrom(table).select('id').limit(1).executeTakeFirst();
  const missing = [
    ...((await first('stores')) ? [] : ['stores']),
    ...((await first('products')) ? [] : ['products']),
  ];
  if (missing.length > 0)
    return `There are no ${missing.join(' and no ')} yet, so nothing can be ordered. Import yours: npm run import -- --catalog catalog.json --stores stores.json`;
  const known = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', defaultStoreId)
    .executeTakeFirst();
  if (known) return undefined;
  return `DEFAULT_STORE_ID=${defaultStoreId} is none of the stores, so customers whose place is not known find none. Set it to the id of one.`;
}
