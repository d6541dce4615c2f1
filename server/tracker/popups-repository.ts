import type { Database } from '../database/database.ts';
import type { PopupId } from './popups.ts';

export type PopupsRepository = ReturnType<typeof createPopupsRepository>;

/** Which notices of an order were read. */
export function createPopupsRepository(db: Database, now: () => number) {
  return {
    async read(orderId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('order_popups')
        .select('popup_id')
        .where('order_id', '=', orderId)
        .execute();
      return new Set(rows.map(({ popup_id }) => popup_id));
    },

    async markRead(orderId: string, popupId: PopupId): Promise<void> {
      await db
        .insertInto('order_popups')
        .values({ order_id: orderId, popup_id: popupId, read_at: new Date(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
