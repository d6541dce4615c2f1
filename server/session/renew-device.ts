import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A device that has not opened the app for so long is not told of orders any more. */
export const toldMs = 90 * 24 * 3_600_000;

/** A visit: the device of a login is told of orders for as long again. Written once a day at most. */
export async function renewDevice(familyId: string, now: number, transaction: Database): Promise<void> {
  const until = sql<Date>`least(browser_ends_at, ${new Date(now + toldMs)})`;
  await transaction
    .updateTable('push_subscriptions')
    .set({ expires_at: until })
    .where('family_id', '=', familyId)
    .where('expires_at', '>', new Date(now))
    .where('expires_at', '<=', sql<Date>`${until} - interval '1 day'`)
    .execute();
}
