import type { Migration } from './migration.ts';

export const customer: Migration = {
  id: '006-customer',
  statements: [
    `create table favourite_products (
      user_id text not null,
      product_id text not null references products (id) on delete cascade,
      marked_at timestamptz not null,
      primary key (user_id, product_id)
    )`,
    `create table addresses (
      id text primary key,
      user_id text not null,
      address jsonb not null,
      checksum text not null,
      saved_at timestamptz not null,
      unique (user_id, checksum)
    )`,
    'create index addresses_user on addresses (user_id, saved_at desc)',
  ],
};
