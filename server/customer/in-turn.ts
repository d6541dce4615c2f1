import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Any number that nothing else locks with two keys. */
const lockId = 7_311_943;

/**
 * Runs a change in a transaction of its own. The changes of one customer wait for one another, in whichever process they arrive, so that what
 * one has counted is still so when it writes.
 */
export function inTurn<T>(
  db: Database,
  userId: string,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)}, hashtext(${userId}))`.execute(transaction);
    return change(transaction);
  });
}
