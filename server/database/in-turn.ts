import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An arbitrary number that no other advisory lock with two keys uses. */
const lockId = 7_311_943;

/** Waits until no other transaction has this key. It is free again when the transaction ends. */
export async function takeTurn(transaction: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)}, hashtext(${key}))`.execute(transaction);
}

/**
 * Runs a change in its own transaction. Changes with the same key, which is that of a customer, run one at a time, across all processes, so
 * that what was read is still valid when the change is written.
 */
export function inTurn<T>(
  db: Database,
  key: string,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, key);
    return change(transaction);
  });
}
