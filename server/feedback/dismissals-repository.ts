import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';

/** More than any customer needs: of a caller who sends invented question ids only the newest are kept. */
export const mostDismissals = 200;

/** A year, far longer than an order is asked about: the question that names no order may come again after it. */
const keptMs = 365 * 24 * 3_600_000;

export type DismissalsRepository = ReturnType<typeof createDismissalsRepository>;

export function createDismissalsRepository(db: Database, now: () => number) {
  return {
    /** Dismissing a question again changes nothing. */
    async dismiss(userId: string, widgetId: string): Promise<void> {
      await db
        .insertInto('feedback_dismissals')
        .values({ user_id: userId, widget_id: widgetId, dismissed_at: new Date(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .deleteFrom('feedback_dismissals')
        .where('user_id', '=', userId)
        .where('widget_id', 'in', (query) =>
          query
            .selectFrom('feedback_dismissals')
            .select('widget_id')
            .where('user_id', '=', userId)
            .orderBy('dismissed_at', 'desc')
            .orderBy('widget_id')
            .offset(mostDismissals),
        )
        .execute();
    },

    /** What a guest dismissed goes with their orders to the customer whom they log in as. */
    async adopt(guestId: string, userId: string, transaction: Database): Promise<void> {
      const left = await transaction
        .deleteFrom('feedback_dismissals')
        .where('user_id', '=', guestId)
        .returning(['widget_id', 'dismissed_at'])
        .execute();
      if (left.length === 0) return;
      await transaction
        .insertInto('feedback_dismissals')
        .values(left.map((row) => ({ ...row, user_id: userId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async isDismissed(userId: string, widgetId: string): Promise<boolean> {
      const row = await db
        .selectFrom('feedback_dismissals')
        .select('widget_id')
        .where('user_id', '=', userId)
        .where('widget_id', '=', widgetId)
        .executeTakeFirst();
      return row !== undefined;
    },

    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        {
          table: 'feedback_dismissals',
          key: ['user_id', 'widget_id'],
          expiry: 'dismissed_at',
          until: new Date(now() - keptMs),
        },
        removal,
      ),
  };
}
