import type { Database } from '../database/database.ts';
import type { PlannedStage } from '../database/tables/order-tables.ts';
import { advance, cancel, delay, isOver, stageOf } from './kitchen.ts';

export interface CancelledOrder {
  readonly id: string;
  readonly userId: string;
  /** The transaction that it was paid by; null for an order of an import. */
  readonly transactionId: string | null;
}

/** Gives the money back, in the transaction that cancels the order. */
export type OnCancelled = (order: CancelledOrder, transaction: Database) => Promise<void>;

/** What people in the kitchen do to an order. */
export type OrderChange = 'advance' | 'delay' | 'cancel';

/** How much later a delayed order comes. */
export const delayMs = 15 * 60_000;

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** Changes of the plan of an order. Those of one order happen one at a time, and what is over does not change. */
export function createOrderChanges(db: Database, now: () => number) {
  let listener: OnCancelled | undefined;

  const plans: Record<OrderChange, (stages: readonly PlannedStage[]) => readonly PlannedStage[]> = {
    advance: (stages) => advance(stages, now()),
    delay: (stages) => delay(stages, now(), delayMs),
    cancel: (stages) => cancel(stages, now()),
  };

  return {
    /** Says who gives money back. There is one. */
    onCancelled(give: OnCancelled): void {
      if (listener) throw new Error('The money of a cancelled order would be given back twice.');
      listener = give;
    },

    /** False for an order that is over, has no plan, or is not there. */
    change(id: string, change: OrderChange): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('orders')
          .select(['user_id', 'transaction_id', 'stage', 'stages'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row?.stages || isOver(stageOf(row, now()))) return false;
        await transaction
          .updateTable('orders')
          .set({ stages: JSON.stringify(plans[change](row.stages)) })
          .where('id', '=', id)
          .execute();
        if (change === 'cancel')
          await listener?.({ id, userId: row.user_id, transactionId: row.transaction_id }, transaction);
        return true;
      });
    },

    /** The newest orders with a plan, of everybody: for the kitchen. */
    async latest(limit: number) {
      return db
        .selectFrom('orders')
        .select(['id', 'number', 'order_type', 'items', 'stage', 'stages', 'placed_at', 'expected_at'])
        .where('stages', 'is not', null)
        .orderBy('placed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
