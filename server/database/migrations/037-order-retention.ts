import type { Migration } from './migration.ts';

/**
 * Indexes of the removal of old orders, of what is kept of them, and of old feedback. That of the orders by time serves the list of the kitchen too.
 * Whoever has many orders builds the large ones before the step (docs/operations.md), which finds them there.
 */
export const orderRetention: Migration = {
  id: '037-order-retention',
  isAdditive: true,
  statements: [
    'create index if not exists orders_expiry on orders (placed_at, id)',
    'create index favourite_orders_order on favourite_orders (order_id)',
    'create index feedbacks_of_order on feedbacks (order_id) where order_id is not null',
    'create index feedbacks_expiry on feedbacks (given_at)',
    'create index order_issues_expiry on order_issues (reported_at)',
    `create index if not exists order_transactions_over on order_transactions (updated_at, id)
      where state in ('FAILED', 'REFUNDED') and next_check_at is null and order_id is null`,
    // Last: from the first of these on nobody reads its table until the whole migration is done, and building an index may take minutes.
    'drop index orders_placed',
    'drop index order_transactions_ended',
  ],
};
