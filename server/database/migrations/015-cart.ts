import type { Migration } from './migration.ts';

/** Carts, the rules of offers, and which offers an order used. */
export const cart: Migration = {
  id: '015-cart',
  statements: [
    `create table carts (
      id text primary key,
      owner_id text not null,
      version integer not null check (version >= 0),
      store_id text,
      order_type text,
      lines jsonb not null,
      entered_code text,
      is_wallet_used boolean not null,
      closed_at timestamptz,
      updated_at timestamptz not null,
      used_at timestamptz not null
    )`,
    'create index carts_expiry on carts (used_at)',
    `create table cart_requests (
      cart_id text not null,
      request_id text not null,
      fingerprint text not null,
      reply text not null,
      at timestamptz not null,
      primary key (cart_id, request_id)
    )`,
    'create index cart_requests_expiry on cart_requests (at)',
    'create table promos (code text primary key, rule jsonb not null)',
    `alter table orders add column promo_codes text[] not null default '{}'`,
  ],
};
