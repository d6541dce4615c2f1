import type { Migration } from './migration.ts';

export const catalog: Migration = {
  id: '002-catalog',
  statements: [
    `create table stores (
      id text primary key,
      name text not null,
      locality text,
      city text not null,
      region text not null,
      state text not null,
      online boolean not null,
      latitude double precision not null,
      longitude double precision not null,
      order_types text[] not null
    )`,
    'create index stores_city on stores (city)',
    `create table products (
      id text primary key,
      name text not null,
      menu_code text not null unique,
      description text not null,
      picture text not null,
      price integer not null check (price >= 0),
      strike_price integer check (strike_price > price),
      food_type smallint not null check (food_type in (0, 1)),
      kcal integer not null,
      serves_label text,
      customisable boolean not null,
      size_id text,
      crust_id text,
      category_ids text[] not null,
      badge text,
      position integer not null
    )`,
    `create table shelves (
      shelf text not null,
      product_id text not null references products (id) on delete cascade,
      position integer not null,
      primary key (shelf, product_id)
    )`,
    `create table store_products (
      store_id text not null references stores (id) on delete cascade,
      product_id text not null references products (id) on delete cascade,
      available boolean not null,
      available_text text,
      primary key (store_id, product_id)
    )`,
    `create table promotions (
      id text primary key,
      shelf text not null check (shelf in ('offers', 'other-offers')),
      heading text not null,
      text text,
      code text unique,
      terms text,
      wash text,
      picture text,
      link jsonb,
      position integer not null
    )`,
    `create table leaderboard (
      name text primary key,
      runs integer not null check (runs >= 0)
    )`,
    `create table orders (
      id text primary key,
      user_id text not null,
      store_id text not null references stores (id),
      order_type text not null,
      stage smallint not null check (stage in (1, 2, 4, 5, 9)),
      items jsonb not null,
      net_price integer not null check (net_price >= 0),
      placed_at timestamptz not null,
      expected_at timestamptz
    )`,
    'create index orders_user on orders (user_id, placed_at desc)',
  ],
};
