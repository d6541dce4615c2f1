import type { Migration } from './migration.ts';

/** Loyalty points: earned by orders that are delivered, given with an end, and listed in the passbook of a wallet. */
export const points: Migration = {
  id: '021-points',
  statements: [
    'alter table orders add column points_due_at timestamptz',
    'create index orders_points_due on orders (points_due_at) where points_due_at is not null',
    `create table promo_points (
      id text primary key,
      user_id text not null,
      title text not null,
      expires_at timestamptz not null,
      due_at timestamptz,
      times_expired integer not null default 0
    )`,
    'create index promo_points_due on promo_points (due_at) where due_at is not null',
    'create index promo_points_user on promo_points (user_id)',
    // All accounts of a wallet: 'wallet:<user>', 'wallet:<user>:refund', 'wallet:<user>:promo:<id>'.
    `create index ledger_entries_wallet on ledger_entries (split_part(account, ':', 2), id) where account like 'wallet:%'`,
  ],
};
