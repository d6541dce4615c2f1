import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  type LookedUpTo,
  type Removal,
  removeExpiredRows,
  removeUnneeded,
} from '../database/remove-in-batches.ts';

interface Expired extends Removal {
  readonly now: number;
  readonly refreshSeconds: number;
}

/**
 * Removes sessions that have ended, and those that were not used for so long that they cannot be refreshed any more. Their credentials go with the
 * week in which they end: see session-credentials.ts.
 */
export async function removeExpiredSessions(
  db: Database,
  { now, refreshSeconds, ...removal }: Expired,
): Promise<void> {
  await removeExpiredRows(
    db,
    { table: 'session_families', key: 'id', expiry: 'revoked_at', until: new Date(now) },
    removal,
  );
  const usedAt = sql`coalesce(last_used_at, created_at)`;
  const isUnused = sql`${usedAt} <= ${new Date(now - refreshSeconds * 1000)}`;
  await removeUnneeded(async (after, mostRows) => {
    const { rows } = await sql<LookedUpTo>`
      with looked as materialized (
        select id, ${usedAt} as used_at from session_families
        where ${isUnused} and (${usedAt}, id) > (${after.at}::timestamptz, ${after.id})
        order by ${usedAt}, id limit ${mostRows}
      ), expired as materialized (
        select id from session_families as family
        where id = any(array(select id from looked)) and ${isUnused}
          -- It began when sessions were good for longer.
          and not exists (
            select from session_generations
            where family_id = family.id and refresh_expires_at > ${new Date(now)}
          )
        for update skip locked
      ), removed as (
        delete from session_families using expired where session_families.id = expired.id
      )
      select id, used_at::text as at from looked order by used_at, looked.id
    `.execute(db);
    return { rows: rows.length, upTo: rows.at(-1) };
  }, removal);
}
