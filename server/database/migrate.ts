import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StartFault } from '../start-fault.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

export interface MigrateOptions {
  readonly steps?: readonly Migration[];
  /** How long a step waits for a table that others use, in ms. */
  readonly lockWaitMs?: number;
  /** How often the steps are tried before the migration is given up. */
  readonly tries?: number;
  /** Passes the time until the next try. */
  readonly pause?: () => Promise<unknown>;
}

export interface Migrated {
  /** The ids of the steps that ran. */
  readonly ran: readonly string[];
  /** Steps of a newer build, beside which this one can run. */
  readonly newerSteps: readonly string[];
}

/** An arbitrary number that no other advisory lock uses: processes that start together migrate one at a time. */
const lockId = 7_311_942;

/**
 * A step that needs a whole table waits until nobody uses it, and all who come later wait behind it. So it gives up after half the time that a
 * query of a request may take, lets the others pass, and tries again.
 */
const usualLockWaitMs = 2000;
const usualTries = 15;
const pauseMs = 1000;

/** PostgreSQL's conditions 'lock not available' (the time limit of a lock) and 'deadlock detected'. */
const lockConditions = ['55P03', '40P01'];

/**
 * Migrates the database to the schema of this build, in one transaction. Throws a StartFault when the database has steps of a newer build that
 * this one cannot run beside, or a table stays in use.
 */
export async function migrate<T>(db: Kysely<T>, options: MigrateOptions = {}): Promise<Migrated> {
  const { tries = usualTries, pause = () => setTimeout(pauseMs) } = options;
  for (let number = 1; ; number++) {
    try {
      return await tryToMigrate(db, options);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!lockConditions.includes(code ?? '')) throw error;
      if (number >= tries) {
        throw new StartFault(
          `The database was not migrated, and is as it was: another transaction keeps a table in use (${message}; tried ${tries} times).`,
          "End that transaction or wait for it, then start again. To find it: select pid, xact_start, query from pg_stat_activity where state <> 'idle' order by xact_start",
          { cause: error },
        );
      }
      await pause();
    }
  }
}

/** What `migrate` would run, and what a newer build has run. Changes nothing. */
export async function stepsToRun<T>(
  db: Kysely<T>,
  { steps = migrations }: MigrateOptions = {},
): Promise<{ readonly missing: readonly string[]; readonly newerSteps: readonly string[] }> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('migrations') is not null as found`.execute(db);
  const recorded = rows[0]?.found === true ? await recordedSteps(db) : [];
  return { missing: missingOf(steps, recorded).map(({ id }) => id), newerSteps: newerOf(steps, recorded) };
}

function tryToMigrate<T>(
  db: Kysely<T>,
  { steps = migrations, lockWaitMs = usualLockWaitMs }: MigrateOptions,
) {
  return db.transaction().execute(async (transaction): Promise<Migrated> => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
    // From here on: a process waits for the steps of another as long as they take.
    await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction);
    await sql`create table if not exists migrations (id text primary key, ran_at timestamptz not null default now())`.execute(
      transaction,
    );
    const recorded = await recordedSteps(transaction);
    const newerSteps = newerOf(steps, recorded);
    const missing = missingOf(steps, recorded);
    for (const { statements } of missing)
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    await record(transaction, steps, recorded);
    return { ran: missing.map(({ id }) => id), newerSteps };
  });
}

interface RecordedStep {
  readonly id: string;
  /** Undefined where the build that ran it did not say. */
  readonly isAdditive: boolean | undefined;
}

/** The rows of the table, which has no column for what is additive where only older builds have used it. */
async function recordedSteps<T>(db: Kysely<T>): Promise<readonly RecordedStep[]> {
  const { rows } = await sql<{ row: { id: string; is_additive?: boolean } }>`
    select to_jsonb(migrations) as row from migrations order by id`.execute(db);
  return rows.map(({ row }) => ({ id: row.id, isAdditive: row.is_additive }));
}

function missingOf(steps: readonly Migration[], recorded: readonly RecordedStep[]) {
  const done = new Set(recorded.map(({ id }) => id));
  return steps.filter(({ id }) => !done.has(id));
}

/** The steps that this build does not know. Throws a StartFault unless it can run beside all of them. */
function newerOf(steps: readonly Migration[], recorded: readonly RecordedStep[]): readonly string[] {
  const known = new Set(steps.map(({ id }) => id));
  const unknown = recorded.filter(({ id }) => !known.has(id));
  const refused = unknown.filter(({ isAdditive }) => isAdditive !== true);
  if (refused.length > 0) {
    throw new StartFault(
      `The database has schema steps that this build does not know (${refused.map(({ id }) => id).join(', ')}): a newer build has used it.`,
      'Run the newer build, or give this one a database of its own (DATA_DIR or DATABASE_URL).',
    );
  }
  return unknown.map(({ id }) => id);
}

/** Writes which steps have run, and which of them older builds can run beside. */
async function record<T>(
  transaction: Transaction<T>,
  steps: readonly Migration[],
  recorded: readonly RecordedStep[],
) {
  const isRecorded = new Map(recorded.map(({ id, isAdditive }) => [id, isAdditive]));
  const changed = steps.filter(({ id, isAdditive = false }) => isRecorded.get(id) !== isAdditive);
  if (changed.length === 0) return;
  await sql`alter table migrations add column if not exists is_additive boolean not null default false`.execute(
    transaction,
  );
  for (const { id, isAdditive = false } of changed) {
    await sql`insert into migrations (id, is_additive) values (${id}, ${isAdditive})
      on conflict (id) do update set is_additive = excluded.is_additive`.execute(transaction);
  }
}

/** Changes whenever a step does: names the snapshot that holds the migrated, empty database. */
export function schemaHash(steps: readonly Migration[] = migrations): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16);
}
