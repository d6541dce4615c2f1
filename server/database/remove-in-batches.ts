import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

export interface Removal {
  /** Ends the removal after the batch that is running. */
  readonly ending?: AbortSignal | undefined;
  /** Most rows of a batch. */
  readonly rows?: number;
}

/** Removed in less than a tenth of a second: far below the time limit of a query, and other requests wait no longer. */
const batchRows = 1000;

/**
 * Removes rows in batches until one is not full. One statement for all of them would exceed the time limit of queries when there are many,
 * remove nothing, and find still more an hour later. `removeBatch` removes at most so many rows, and returns how many.
 */
export async function removeInBatches(
  removeBatch: (rows: number) => Promise<number>,
  { ending, rows = batchRows }: Removal = {},
): Promise<void> {
  while (!ending?.aborted) {
    if ((await removeBatch(rows)) < rows) return;
    // The embedded database runs on this thread: requests that wait come first.
    await setImmediate();
  }
}

interface ExpiredRows<T extends keyof Tables> {
  readonly table: T;
  readonly key: keyof Tables[T] & string;
  /** The column that says when a row expires, and the time up to which rows are removed. */
  readonly expiry: keyof Tables[T] & string;
  readonly until: string | Date;
}

/** Removes the rows of a table that have expired. Those that another process is changing or removing are left to the next time. */
export function removeExpiredRows<T extends keyof Tables>(
  db: Database,
  { table, key, expiry, until }: ExpiredRows<T>,
  removal?: Removal,
): Promise<void> {
  const at = { table: sql.table(table), key: sql.ref(`${table}.${key}`), expiry: sql.ref(expiry) };
  return removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      with expired as materialized (
        select ${at.key} as id from ${at.table} where ${at.expiry} <= ${until}
        order by ${at.expiry} limit ${rows} for update skip locked
      )
      delete from ${at.table} using expired where ${at.key} = expired.id
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
}
