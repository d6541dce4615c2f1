import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import { toldMs } from '../session/renew-device.ts';
import type { PushDevice } from './push.ts';

/** The last time that a browser can name. */
const lastEnd = Date.UTC(9999, 0);

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;

/** The devices that are told of orders: one for each login, which ends with it. */
export function createSubscriptionsRepository(db: Database, now: () => number) {
  return {
    async has(familyId: string): Promise<boolean> {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('family_id')
        .where('family_id', '=', familyId)
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst();
      return row !== undefined;
    },

    async save(
      { familyId, endpoint, p256dh, auth }: PushDevice,
      userId: string,
      endsAt: number | null,
    ): Promise<void> {
      const browser_ends_at = endsAt === null ? null : new Date(Math.min(endsAt, lastEnd));
      const expires_at = new Date(Math.min(endsAt ?? lastEnd, now() + toldMs));
      const row = { user_id: userId, endpoint, p256dh, auth, expires_at, browser_ends_at };
      await db.transaction().execute(async (transaction) => {
        // The same browser, where somebody else was logged in.
        await transaction
          .deleteFrom('push_subscriptions')
          .where('endpoint', '=', endpoint)
          .where('family_id', '<>', familyId)
          .execute();
        await transaction
          .insertInto('push_subscriptions')
          .values({ family_id: familyId, ...row })
          .onConflict((conflict) => conflict.column('family_id').doUpdateSet(row))
          .execute();
      });
    },

    async remove(familyId: string): Promise<void> {
      await db.deleteFrom('push_subscriptions').where('family_id', '=', familyId).execute();
    },

    /** One that is gone, unless the device gave another meanwhile. */
    async forget({ familyId, endpoint }: PushDevice): Promise<void> {
      await db
        .deleteFrom('push_subscriptions')
        .where('family_id', '=', familyId)
        .where('endpoint', '=', endpoint)
        .execute();
    },

    /** The devices where the customer with this number is logged in and agreed. */
    async devicesOf(mobile: string): Promise<PushDevice[]> {
      const rows = await db
        .selectFrom('push_subscriptions as device')
        .innerJoin('customers as customer', 'customer.id', 'device.user_id')
        .innerJoin('session_families as family', 'family.id', 'device.family_id')
        .select(['device.family_id', 'device.endpoint', 'device.p256dh', 'device.auth'])
        .where('customer.mobile', '=', mobile)
        .where('family.revoked_at', 'is', null)
        .where('device.expires_at', '>', new Date(now()))
        .execute();
      return rows.map(({ family_id, endpoint, p256dh, auth }) => ({
        familyId: family_id,
        endpoint,
        p256dh,
        auth,
      }));
    },

    removeExpired: (removal: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'push_subscriptions', key: 'family_id', expiry: 'expires_at', until: new Date(now()) },
        removal,
      ),
  };
}
