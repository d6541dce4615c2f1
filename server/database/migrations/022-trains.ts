import type { Migration } from './migration.ts';

/** Orders to trains, and the journeys that the sandbox plays. */
export const trains: Migration = {
  id: '022-trains',
  statements: [
    `create table train_orders (
      id text primary key,
      user_id text not null,
      pnr text not null,
      train_number text not null,
      train_name text not null,
      journey_date text not null,
      station_code text not null,
      station_name text not null,
      store_id text not null,
      mobile text not null,
      seats jsonb not null,
      name text,
      coach text,
      berth text,
      instructions text not null default '',
      planned_at timestamptz not null,
      arrives_at timestamptz not null,
      platform text,
      is_cancelled boolean not null default false,
      code_sent_at timestamptz,
      wrong_codes integer not null default 0,
      verified_at timestamptz,
      saved_at timestamptz,
      deleted_at timestamptz,
      asked_at timestamptz not null,
      created_at timestamptz not null
    )`,
    'create index train_orders_user on train_orders (user_id) where deleted_at is null',
    'create index train_orders_arrival on train_orders (arrives_at)',
    'create index train_orders_asked on train_orders (asked_at) where saved_at is not null',
    'alter table orders add column train_order_id text',
    'create index orders_train_order on orders (train_order_id) where train_order_id is not null',
    `create table sandbox_journeys (
      pnr text primary key,
      leaves_at timestamptz not null,
      delay_minutes integer not null default 0,
      is_cancelled boolean not null default false
    )`,
  ],
};
