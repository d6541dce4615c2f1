import type { Migration } from './migration.ts';

/** Indexes of removals: of tables that had none, and of those whose batches begin where the last one ended. */
export const removals: Migration = {
  id: '029-removals',
  isAdditive: true,
  statements: [
    'create index feedback_dismissals_expiry on feedback_dismissals (dismissed_at)',
    'create index paytm_links_expiry on paytm_links (expires_at)',
    'drop index carts_expiry',
    'create index carts_expiry on carts (used_at, id)',
    'drop index order_transactions_ended',
    `create index order_transactions_ended on order_transactions (updated_at, id)
      where state = 'FAILED' and next_check_at is null and order_id is null`,
  ],
};
