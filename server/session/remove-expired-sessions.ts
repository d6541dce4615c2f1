import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows, removeInBatches } from '../database/remove-in-batches.ts';
import { lostReplyMs } from './lost-reply.ts';

/** Removes sessions that have ended, generations that can no longer be used, and families without generations. */
export async function removeExpiredSessions(db: Database, now: number, removal?: Removal): Promise<void> {
  await removeExpiredRows(
    db,
    { table: 'session_families', key: 'id', expiry: 'revoked_at', until: new Date(now) },
    removal,
  );
  await removeInBatches(
    (rows) =>
      removeGenerations(
        db,
        generationsOf(db)
          .where('generation.refresh_expires_at', '<=', new Date(now))
          .orderBy('generation.refresh_expires_at')
          .limit(rows),
      ),
    removal,
  );
  // A guest's old token is refused with or without its row. A customer's row stays: when its token is used again, the session ends.
  await removeInBatches(
    (rows) =>
      removeGenerations(
        db,
        generationsOf(db)
          .where('generation.rotated_at', '<', new Date(now - lostReplyMs))
          .where('generation.access_expires_at', '<=', new Date(now))
          // A guest's: a customer has no key. The index has these rows alone.
          .where('generation.key_id', 'is not', null)
          .orderBy('generation.access_expires_at')
          .limit(rows),
      ),
    removal,
  );
}

/** Generations with their families. Both are locked, and those that a refresh has locked are left to the next time. */
function generationsOf(db: Database) {
  return db
    .selectFrom('session_generations as generation')
    .innerJoin('session_families as family', 'family.id', 'generation.family_id')
    .select(['generation.family_id', 'generation.number'])
    .forUpdate()
    .skipLocked();
}

/** Removes generations, and their families where no other generation is left. Returns how many generations. */
function removeGenerations(db: Database, expired: ReturnType<typeof generationsOf>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .with('expired', () => expired)
      .deleteFrom('session_generations as generation')
      .using('expired')
      .whereRef('generation.family_id', '=', 'expired.family_id')
      .whereRef('generation.number', '=', 'expired.number')
      .returning('generation.family_id')
      .execute();
    const families = [...new Set(removed.map(({ family_id }) => family_id))];
    await transaction
      .deleteFrom('session_families')
      .where('id', '=', sql<string>`any(${families}::text[])`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('session_generations')
              .select('number')
              .whereRef('family_id', '=', 'session_families.id'),
          ),
        ),
      )
      .execute();
    return removed.length;
  });
}
