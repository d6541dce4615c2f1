import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface LockOptions {
  /** How long a step waits for a table that others use, in ms: so long they wait behind it. */
  readonly lockWaitMs?: number | undefined;
  readonly tries?: number | undefined;
  /** Ends the tries. */
  readonly ending?: AbortSignal | undefined;
  /** Passes the time until the next try. */
  readonly pause?: (() => Promise<unknown>) | undefined;
}

/** PostgreSQL's conditions 'lock not available' (the time limit of a lock) and 'deadlock detected'. */
const lockConditions = ['55P03', '40P01'];
const usualLockWaitMs = 500;
const usualTries = 5;
const pauseMs = 1000;

/** An arbitrary number that no other advisory lock uses: one process at a time makes and drops partitions. */
const lockId = 7_311_943;

/**
 * Runs work that needs a whole table for a moment, in a transaction. Where others keep the table it lets them pass and tries again. Does nothing
 * while another process does the same work. Returns whether it was done.
 */
export async function underShortLock(
  db: Database,
  work: (transaction: Database) => Promise<unknown>,
  {
    lockWaitMs = usualLockWaitMs,
    tries = usualTries,
    ending,
    pause = () => setTimeout(pauseMs, undefined, ending && { signal: ending }).catch(() => {}),
  }: LockOptions = {},
): Promise<boolean> {
  for (let number = 1; !ending?.aborted; number++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction);
        const { rows } = await sql<{ taken: boolean }>`
          select pg_try_advisory_xact_lock(${sql.lit(lockId)}) as taken
        `.execute(transaction);
        if (!rows[0]?.taken) return false;
        await work(transaction);
        return true;
      });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!lockConditions.includes(code ?? '') || number >= tries) throw error;
      await pause();
    }
  }
  return false;
}
