import type { Database } from '../database/database.ts';
import type { PlannedStage } from '../database/tables/order-tables.ts';
import { advance, arriveAt, cancel, delay, isOver, stageOf } from './kitchen.ts';
import type { OrderNotices } from './order-notices.ts';
import { pointsDueAt } from './points-due.ts';

/** The transaction that an order was paid by; null for an order of an import. */
interface PaidBy {
  readonly transactionId: string | null;
}

export interface CancelledOrder extends PaidBy {
  readonly id: string;
  readonly userId: string;
}

/** Gives the money back, in the transaction that cancels the order. */
export type OnCancelled = (order: CancelledOrder, transaction: Database) => Promise<void>;

/** Locks what `OnCancelled` changes. A login, and who settles a payment, lock it before the order too. */
export type LockPayment = (order: PaidBy, transaction: Database) => Promise<void>;

/** What people in the kitchen do to an order. */
export type OrderChange = 'advance' | 'delay' | 'cancel';

type Plan = (stages: readonly PlannedStage[]) => readonly PlannedStage[];

/** How much later a delayed order comes. */
export const delayMs = 15 * 60_000;

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** Changes of the plan of an order. Those of one order happen one at a time, and what is over does not change. */
export function createOrderChanges(db: Database, now: () => number, notices: Pick<OrderNotices, 'changed'>) {
  let listener: { readonly give: OnCancelled; readonly lock: LockPayment | undefined } | undefined;

  const plans: Record<OrderChange, Plan> = {
    advance: (stages) => advance(stages, now()),
    delay: (stages) => delay(stages, now(), delayMs),
    cancel: (stages) => cancel(stages, now()),
  };

  async function lockPayment(id: string, transaction: Database) {
    const paid = await transaction
      .selectFrom('orders')
      .select('transaction_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (paid) await listener?.lock?.({ transactionId: paid.transaction_id }, transaction);
  }

  function replan(id: string, plan: Plan, isCancelled: boolean): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      if (isCancelled) await lockPayment(id, transaction);
      const row = await transaction
        .selectFrom('orders')
        .select(['user_id', 'transaction_id', 'stage', 'stages', 'number', 'mobile', 'order_type', 'summary'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row?.stages || isOver(stageOf(row, now()))) return false;
      const stages = plan(row.stages);
      await transaction
        .updateTable('orders')
        .set({ stages: JSON.stringify(stages), points_due_at: pointsDueAt(row.summary, stages) })
        .where('id', '=', id)
        .execute();
      const { number, mobile, order_type: orderType } = row;
      await notices.changed({ id, number, mobile, orderType, stages }, transaction);
      if (isCancelled)
        await listener?.give({ id, userId: row.user_id, transactionId: row.transaction_id }, transaction);
      return true;
    });
  }

  return {
    /** Says who gives money back. There is one. */
    onCancelled(give: OnCancelled, lock?: LockPayment): void {
      if (listener) throw new Error('The money of a cancelled order would be given back twice.');
      listener = { give, lock };
    },

    /** False for an order that is over, has no plan, or is not there. */
    change: (id: string, change: OrderChange): Promise<boolean> =>
      replan(id, plans[change], change === 'cancel'),

    /** The train of the order arrives at another time. */
    arriveAt: (id: string, at: number): Promise<boolean> =>
      replan(id, (stages) => arriveAt(stages, now(), at), false),

    /** The newest orders with a plan, of everybody: for the kitchen. */
    async latest(limit: number) {
      return (
        db
          .selectFrom('orders')
          .select(['id', 'number', 'order_type', 'items', 'stage', 'stages', 'placed_at', 'expected_at'])
          // Guests have no wallet.
          .select(({ exists, selectFrom }) =>
            exists(selectFrom('customers').select('id').whereRef('customers.id', '=', 'orders.user_id')).as(
              'is_customers',
            ),
          )
          .where('stages', 'is not', null)
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute()
      );
    },
  };
}
