import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { beforeOf, boundOf, namesOf, type Partitioned, restOf } from './partitions-of.ts';
import { spanAfter, spanName, spanOf } from './spans.ts';
import { type LockOptions, underShortLock } from './under-short-lock.ts';

/** No clock is so far ahead. */
const clockMs = 2 * 24 * 3_600_000;

/**
 * Ends the table that there was before the partitions: it becomes the partition of all that came before a span that begins soon, and an empty rest
 * takes its place. Its rows are read once, while others write; the locks are for moments. A table without rows becomes the rest itself.
 */
export async function closeBefore(
  db: Database,
  partitioned: Partitioned,
  { now, ...options }: LockOptions & { readonly now: number },
): Promise<void> {
  const { table, column, span, rowsAheadMs = 0 } = partitioned;
  const before = beforeOf(partitioned);
  if (!(await namesOf(db, partitioned)).includes(before)) return;
  if (await becomesRest(db, partitioned, options)) return;
  const until = spanAfter(span, spanOf(span, now + rowsAheadMs + clockMs));
  const at = { table: sql.table(table), before: sql.table(before), rest: sql.table(restOf(partitioned)) };
  const isBefore = sql`${sql.ref(column)} < ${boundOf(until)}`;
  const named = `${before}_${spanName(span, until)}`;
  const check = sql.raw('ends');

  const dropCheck = (from: Database) =>
    sql`alter table ${at.before} drop constraint if exists ${check}`.execute(from);
  const isChecked = await underShortLock(
    db,
    async (transaction) => {
      await dropCheck(transaction);
      await sql`alter table ${at.before} add constraint ${check} check (${isBefore}) not valid`.execute(
        transaction,
      );
    },
    options,
  );
  if (!isChecked) return;
  try {
    await sql`alter table ${at.before} validate constraint ${check}`.execute(db);
  } catch (error) {
    // It would refuse later rows.
    await underShortLock(db, dropCheck, options);
    throw error;
  }
  await underShortLock(
    db,
    async (transaction) => {
      // Another process may have done it meanwhile, or be about to.
      const { rows } = await sql`
        select from pg_constraint where conrelid = to_regclass(${before}) and conname = 'ends' and convalidated
      `.execute(transaction);
      if (rows.length === 0) return;
      await sql`alter table ${at.table} detach partition ${at.before}`.execute(transaction);
      // What was checked is not read again.
      await sql`alter table ${at.table} attach partition ${at.before} for values from (minvalue) to (${boundOf(until)})`.execute(
        transaction,
      );
      await dropCheck(transaction);
      await sql`alter table ${at.before} rename to ${sql.ref(named)}`.execute(transaction);
      await sql`create table ${at.rest} partition of ${at.table} default`.execute(transaction);
      await sql`create index on ${at.rest} (${sql.ref(column)})`.execute(transaction);
    },
    options,
  );
}

/** Makes an empty table that there was before the partitions the rest. Returns whether it is. */
async function becomesRest(db: Database, partitioned: Partitioned, options: LockOptions): Promise<boolean> {
  const at = { before: sql.table(beforeOf(partitioned)), rest: restOf(partitioned) };
  const isEmpty = async (from: Database) =>
    (await sql`select from ${at.before} limit 1`.execute(from)).rows.length === 0;
  if (!(await isEmpty(db))) return false;
  let isRest = false;
  await underShortLock(
    db,
    async (transaction) => {
      // Another process may have done it meanwhile.
      if (!(await namesOf(transaction, partitioned)).includes(beforeOf(partitioned))) return;
      await sql`lock table ${at.before} in access exclusive mode`.execute(transaction);
      if (!(await isEmpty(transaction))) return;
      // Of a process that was killed while it ended the table: it would refuse later rows for ever.
      await sql`alter table ${at.before} drop constraint if exists ends`.execute(transaction);
      await sql`alter table ${at.before} rename to ${sql.ref(at.rest)}`.execute(transaction);
      await sql`create index on ${sql.table(at.rest)} (${sql.ref(partitioned.column)})`.execute(transaction);
      isRest = true;
    },
    options,
  );
  return isRest;
}
