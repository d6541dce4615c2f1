import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../database/database.ts';

/**
 * Returns once so many connections to this database wait for a lock. Test files that run beside this one have other databases in the same cluster,
 * whose locks do not count. `db` needs a free connection: a transaction has its own.
 */
export async function untilWaiting(db: Database, connections: number): Promise<void> {
  await vi.waitFor(async () => {
    // A lock of a row belongs to no database; who waits for one has locks of tables too.
    const { rows } = await sql<{ waiting: number }>`
      select count(distinct pid)::int as waiting from pg_locks where not granted and pid in (
        select pid from pg_locks join pg_database on pg_database.oid = database where datname = current_database()
      )
    `.execute(db);
    expect(rows).toEqual([{ waiting: connections }]);
  }, 20_000);
}
