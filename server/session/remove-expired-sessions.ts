import type { Database } from '../database/database.ts';
import { lostReplyMs } from './lost-reply.ts';

/** Removes generations that can no longer be used, and families without generations. */
export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session_generations').where('refresh_expires_at', '<=', new Date(now)).execute();
  // A guest's old token is refused with or without its row. A customer's row stays: when its token is used again, the session ends.
  await db
    .deleteFrom('session_generations')
    .where('rotated_at', '<', new Date(now - lostReplyMs))
    .where('access_expires_at', '<=', new Date(now))
    .where('family_id', 'in', (query) =>
      query.selectFrom('session_families').select('id').where('kind', '=', 'guest'),
    )
    .execute();
  await db
    .deleteFrom('session_families')
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
}
