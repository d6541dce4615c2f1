import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Removal, removeInBatches } from '../remove-in-batches.ts';
import { closeBefore } from './close-before.ts';
import { beforeOf, boundOf, namesOf, type Partitioned, partitionsOf, restOf } from './partitions-of.ts';
import { spanAfter, spanName, spanOf } from './spans.ts';
import { type LockOptions, underShortLock } from './under-short-lock.ts';

interface Keeping extends Removal, LockOptions {
  readonly now: number;
}

/** So many rows of a span are moved out of the rest under its lock, in a fraction of a second. */
const mostMoved = 10_000;

/**
 * Ends the table that there was before the partitions, makes the partitions of the time that comes, drops those whose time is over, and empties
 * the rest. What fails does not keep the others from being done; it is thrown at the end.
 */
export function keepPartitions(db: Database, partitioned: Partitioned, keeping: Keeping): Promise<void> {
  return inTurn(
    [closeBefore, makePartitions, dropPartitions, emptyRest].map(
      (step) => () => step(db, partitioned, keeping),
    ),
    keeping.ending,
  );
}

interface Preparing extends LockOptions {
  readonly now: number;
  /** Told of each table that could not be prepared: its rows go to the rest meanwhile. */
  readonly failed: (error: unknown) => void;
  /** Nobody waits: what takes long is dropped too. */
  readonly atLeisure?: boolean;
}

/**
 * The same for several tables before a server begins: a day without a partition fills the rest. What may take long is left to the removal: emptying
 * the rest, and dropping what other tables keep something of.
 */
export async function preparePartitions(
  db: Database,
  tables: readonly Partitioned[],
  { failed, atLeisure = false, ...preparing }: Preparing,
): Promise<void> {
  for (const partitioned of tables) {
    const drops = atLeisure || !partitioned.dependents;
    const steps = [closeBefore, makePartitions, ...(drops ? [dropPartitions] : [])];
    await inTurn(steps.map((step) => () => step(db, partitioned, preparing))).catch(failed);
  }
}

async function inTurn(steps: readonly (() => Promise<void>)[], ending?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    if (ending?.aborted) break;
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Makes the partitions from now on that are missing. */
async function makePartitions(
  db: Database,
  partitioned: Partitioned,
  { now, ...options }: LockOptions & { readonly now: number },
): Promise<void> {
  const { span, ahead } = partitioned;
  const partitions = await partitionsOf(db, partitioned);
  const today = spanOf(span, now);
  const wanted = Array.from({ length: ahead + 1 }, (_, index) => spanAfter(span, today, index));
  const isThere = (first: string) =>
    partitions.some(({ from, until }) => (from === undefined || from <= first) && first < until);
  // The latest first: a later span has no rows yet, and its partition is there before the first one comes.
  for (const first of wanted.filter((each) => !isThere(each)).toReversed())
    await underShortLock(db, (transaction) => makePartition(transaction, partitioned, first), options);
}

/** Makes a partition beside the table, moves what the rest has of it, and attaches it. Customers who write meanwhile wait where they need the rest. */
async function makePartition(transaction: Database, partitioned: Partitioned, first: string): Promise<void> {
  const { table, column, span } = partitioned;
  const name = `${table}_p${spanName(span, first)}`;
  const at = { table: sql.table(table), rest: sql.table(restOf(partitioned)), name: sql.table(name) };
  const [from, until] = [boundOf(first), boundOf(spanAfter(span, first))];
  const isOfSpan = sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;
  const { rows: found } = await sql<{ is: boolean }>`
    select to_regclass(${name}) is not null as "is"
  `.execute(transaction);
  if (found[0]?.is) return;
  const { rows: early } = await sql`select from ${at.rest} where ${isOfSpan} limit 1`.execute(transaction);
  // Who waits for the rest alone has chosen its partitions already: a row that is moved was not found, and one that comes was refused.
  if (early.length > 0)
    await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(transaction);
  await sql`lock table ${at.rest} in access exclusive mode`.execute(transaction);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from ${at.rest} where ${isOfSpan} limit ${mostMoved + 1}) as few
  `.execute(transaction);
  // Of so many the lock would be long. They stay in the rest, and are removed from there.
  if ((rows[0]?.count ?? 0) > mostMoved) return;
  await sql`create table ${at.name} (like ${at.table} including defaults including constraints including indexes)`.execute(
    transaction,
  );
  await sql`with moved as (delete from ${at.rest} where ${isOfSpan} returning *)
    insert into ${at.name} overriding system value select * from moved`.execute(transaction);
  await sql`alter table ${at.table} attach partition ${at.name} for values from (${from}) to (${until})`.execute(
    transaction,
  );
}

async function dropPartitions(db: Database, partitioned: Partitioned, keeping: Keeping): Promise<void> {
  const { dependents } = partitioned;
  const { now, rows, ...options } = keeping;
  const keptFrom = partitioned.keptFrom(now);
  if (keptFrom === undefined) return;
  for (const { name, until } of await partitionsOf(db, partitioned)) {
    if (until > keptFrom) return;
    const removal = { rows, ending: options.ending };
    const stay = await dependents?.remove(db, { partition: name, before: until, andRows: false }, removal);
    await underShortLock(
      db,
      async (transaction) => {
        // Another process may have dropped it.
        if (!(await namesOf(transaction, partitioned)).includes(name)) return;
        if (dependents) {
          const at = { table: sql.table(partitioned.table), partition: sql.table(name) };
          await sql`alter table ${at.table} detach partition ${at.partition}`.execute(transaction);
          await dependents.keep(transaction, name, stay ?? []);
        }
        await sql`drop table ${sql.table(name)}`.execute(transaction);
      },
      options,
    );
  }
}

/**
 * Removes what came while there was no partition for it, once its time is over. A table that there was before the partitions goes in the same way, where
 * other tables keep something of its rows: it has those of years.
 */
async function emptyRest(db: Database, partitioned: Partitioned, keeping: Keeping): Promise<void> {
  const { dependents } = partitioned;
  const keptFrom = partitioned.keptFrom(keeping.now);
  if (keptFrom === undefined) return;
  if (!dependents) return removeBefore(db, partitioned, { keptFrom, ...keeping });
  const { rows, ending } = keeping;
  const before = beforeOf(partitioned);
  for (const partition of await namesOf(db, partitioned))
    if (partition === restOf(partitioned) || partition.startsWith(before))
      await dependents.remove(db, { partition, before: keptFrom, andRows: true }, { rows, ending });
}

async function removeBefore(
  db: Database,
  partitioned: Partitioned,
  { keptFrom, ...removal }: Removal & { readonly keptFrom: string },
): Promise<void> {
  const rest = sql.table(restOf(partitioned));
  const column = sql.ref(partitioned.column);
  await removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from ${rest} where ctid = any(array(
        select ctid from ${rest} where ${column} < ${boundOf(keptFrom)}
        order by ${column} limit ${rows} for update skip locked
      ))
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
}
