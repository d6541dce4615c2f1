import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { boundOf } from '../database/partitions/partitions-of.ts';
import { type LookedUpTo, type Removal, removeUnneeded } from '../database/remove-in-batches.ts';

interface OldOrders {
  /** The table that they are in. */
  readonly partition: string;
  /** The day in India before which they were placed. */
  readonly before: string;
  /** Whether the orders are removed too. */
  readonly andRows: boolean;
}

/** Its money is still looked for, or owed. */
const isOpen = sql`payment.next_check_at is not null`;

/**
 * Removes all that is kept of orders that were placed before a day: the payment, the mark as a favourite, notices that were read, what the customer
 * said of it. The ledger stays: it holds amounts, and of an order its id alone. So does all of an order whose money is still looked for, or owed.
 * Returns the ids of these orders.
 */
export async function removeOldOrders(
  db: Database,
  { partition, before, andRows }: OldOrders,
  removal?: Removal,
): Promise<string[]> {
  const orders = sql.table(partition);
  const rowsToo = andRows
    ? sql`, gone as (delete from ${orders} as placed using old where placed.id = old.id)`
    : sql``;
  // A lock is written to each row. Those that are dropped later are not worth it: one process at a time removes what is kept of them.
  const locked = andRows ? sql`for update` : sql``;
  const stay: string[] = [];
  await removeUnneeded(async (after, rows) => {
    const batch = sql<LookedUpTo & { readonly stays: boolean }>`
      with looked as materialized (
        select id, placed_at, transaction_id from ${orders}
        where placed_at < ${boundOf(before)} and (placed_at, id) > (${after.at}::timestamptz, ${after.id})
        order by placed_at, id limit ${rows} ${locked}
      ), old as materialized (
        select id, transaction_id from looked
        where not exists (select from order_transactions as payment where payment.id = looked.transaction_id and ${isOpen})
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
      )${rowsToo}
      select id, placed_at::text as at, id not in (select id from old) as stays from looked order by placed_at, looked.id
    `;
    const { rows: looked } = await inTurn(db, partition, (transaction) => batch.execute(transaction));
    stay.push(...looked.filter(({ stays }) => stays).map(({ id }) => id));
    return { rows: looked.length, upTo: looked.at(-1) };
  }, removal);
  return stay;
}

/** Writes those orders of a partition anew that `removeOldOrders` left alone. The partition was taken out of the table. */
export async function keepOpenOrders(
  transaction: Database,
  partition: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into orders select * from ${sql.table(partition)} where id = any(${[...ids]}::text[])
  `.execute(transaction);
}
