import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

export interface Removal {
  /** Ends the removal after the batch that is running. */
  readonly ending?: AbortSignal | undefined;
  /** Most rows of a batch. */
  readonly rows?: number | undefined;
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
  /** The columns that name a row. */
  readonly key: (keyof Tables[T] & string) | readonly (keyof Tables[T] & string)[];
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
  const columns: readonly string[] = typeof key === 'string' ? [key] : (key as readonly string[]);
  const at = { table: sql.table(table), expiry: sql.ref(expiry) };
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const isSame = sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`expired.${column}`)}`),
    sql` and `,
  );
  return removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      with expired as materialized (
        select ${names} from ${at.table} where ${at.expiry} <= ${until}
        order by ${at.expiry} limit ${rows} for update skip locked
      )
      delete from ${at.table} using expired where ${isSame}
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
}

/** Where a batch ended: the time of its last row as the database writes it, and the id. */
export interface LookedUpTo {
  readonly at: string;
  readonly id: string;
}

/** Before the first row of any table. */
const beforeAll: LookedUpTo = { at: '-infinity', id: '' };

interface Looked {
  /** How many rows the batch looked at, whether they were removed or stay. */
  readonly rows: number;
  readonly upTo: LookedUpTo | undefined;
}

/**
 * As removeInBatches, for rows of which some stay though their time is over. Each batch begins where the last one ended: were it to begin
 * anew, it would pass all that stay each time, more of them every year. `lookAtBatch` looks at so many rows at most, in the order of time and
 * id, and removes those that are not needed.
 */
export async function removeUnneeded(
  lookAtBatch: (after: LookedUpTo, rows: number) => Promise<Looked>,
  removal?: Removal,
): Promise<void> {
  let after = beforeAll;
  await removeInBatches(async (rows) => {
    const looked = await lookAtBatch(after, rows);
    if (looked.upTo) after = looked.upTo;
    return looked.rows;
  }, removal);
}
