import type { Database } from '../database/database.ts';
import { upsert } from '../database/upsert.ts';
import { seedStores } from '../locator/seed/stores.ts';
import { storeRow } from '../locator/store-row.ts';

/** Writes only the restaurants of the sandbox, without their menu. */
export async function writeSandboxStores(db: Database): Promise<void> {
  await upsert(db, { table: 'stores', keys: ['id'], rows: seedStores().map(storeRow) });
}
