import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { StartFault } from '../start-fault.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

/** An arbitrary number that no other advisory lock uses: processes that start together migrate one at a time. */
const lockId = 7_311_942;

/** Migrates the database to the schema of this build, in one transaction. Returns the ids of the steps that ran. */
export async function migrate<T>(db: Kysely<T>, steps: readonly Migration[] = migrations): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(transaction);
    await sql`create table if not exists migrations (id text primary key, ran_at timestamptz not null default now())`.execute(
      transaction,
    );
    const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(transaction);
    const done = new Set(rows.map(({ id }) => id));
    const unknown = [...done].filter((id) => !steps.some((step) => step.id === id));
    if (unknown.length > 0) {
      throw new StartFault(
        `The database has schema steps that this build does not know (${unknown.join(', ')}): a newer build has used it.`,
        'Run the newer build, or give this one a database of its own (DATA_DIR or DATABASE_URL).',
      );
    }
    const missing = steps.filter(({ id }) => !done.has(id));
    for (const { id, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (id) values (${id})`.execute(transaction);
    }
    return missing.map(({ id }) => id);
  });
}

/** Changes whenever a step does: names the snapshot that holds the migrated, empty database. */
export function schemaHash(steps: readonly Migration[] = migrations): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16);
}
