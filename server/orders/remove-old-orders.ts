import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Removal, removeInBatches } from '../database/remove-in-batches.ts';

/**
 * Removes the orders that were placed before a time, with all that is kept of them: the payment, the mark as a favourite, notices that were read,
 * what the customer said of it. The ledger stays: it holds amounts, and of an order its id alone. So does an order whose money is still looked for, or owed.
 */
export function removeOldOrders(db: Database, until: Date, removal?: Removal): Promise<void> {
  return removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      with old as materialized (
        select id, transaction_id from orders
        where placed_at <= ${until} and not exists (
          select from order_transactions as payment
          where payment.id = orders.transaction_id and payment.next_check_at is not null
        )
        order by placed_at, id limit ${rows} for update skip locked
      ), payments as (
        delete from order_transactions using old where order_transactions.id = old.transaction_id
      ), favourites as (
        delete from favourite_orders using old where favourite_orders.order_id = old.id
      ), notices as (
        delete from order_popups using old where order_popups.order_id = old.id
      ), problems as (
        delete from order_issues using old where order_issues.order_id = old.id
      ), feedback as (
        delete from feedbacks using old where feedbacks.order_id = old.id
      )
      delete from orders using old where orders.id = old.id
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
}
