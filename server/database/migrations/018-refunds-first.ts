import type { Migration } from './migration.ts';

/** What is owed back is looked for before everything else that is due. */
export const refundsFirst: Migration = {
  id: '018-refunds-first',
  statements: [
    "create index order_transactions_owed on order_transactions (next_check_at) where state = 'REFUND_DUE'",
  ],
};
