import type { Migration } from './migration.ts';

/** A trigger function that increases the menu revision of a scope, in the transaction of the change. */
const revise = (name: string, statements: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${statements}
    return null;
  end $$`;

const setRevision = (scopes: string) => `
  insert into menu_revisions (scope, revision)
  select scope, nextval('menu_revision_numbers') from (${scopes}) as changed (scope) order by scope
  on conflict (scope) do update set revision = excluded.revision;`;

/** Statement triggers: one for each kind of change, because a trigger that sees the rows of a change takes one kind alone. */
const storeProductTriggers = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
].map(
  ([change, rows]) => `
    create trigger store_products_${change} after ${change} on store_products
    referencing ${rows} table as changed_rows for each statement execute function revise_store_menus()`,
);

export const menu: Migration = {
  id: '005-menu',
  statements: [
    `create table categories (
      id text primary key,
      name text not null,
      slug text not null unique,
      picture text,
      position integer not null
    )`,
    // Categories had no names before: existing products are shown under the category id until an import names it.
    `insert into categories (id, name, slug, position)
      select id, id, id, row_number() over (order by id)
      from (select distinct unnest(category_ids) as id from products) as used`,
    `alter table products
      add column allergens text[] not null default '{}',
      add column sizes jsonb not null default '[]',
      add column crusts jsonb not null default '[]',
      add column options jsonb not null default '[]',
      add column addon_ids text[] not null default '{}',
      add column edv boolean not null default false,
      add column sold_from text check (sold_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add column sold_until text check (sold_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add column max_quantity integer check (max_quantity > 0),
      add column order_types text[],
      add check ((sold_from is null) = (sold_until is null))`,
    `create table addons (
      id text primary key,
      name text not null,
      addon_group text not null check (addon_group in ('topping', 'cheese', 'addon')),
      price integer not null check (price >= 0),
      description text,
      image_name text,
      food_type smallint not null check (food_type in (0, 1)),
      available boolean not null,
      variants jsonb not null,
      position integer not null
    )`,
    `alter table promotions add column conditions text[] not null default '{}'`,
    `alter table leaderboard
      add column mobile text unique,
      add column updated_at timestamptz not null default now()`,
    'create sequence menu_revision_numbers',
    'create table menu_revisions (scope text primary key, revision bigint not null)',
    revise('revise_all_menus', setRevision(`select 'all'`)),
    revise('revise_store_menus', setRevision(`select distinct 'store/' || store_id from changed_rows`)),
    ...['categories', 'products', 'addons', 'shelves'].map(
      (table) => `
        create trigger ${table}_change after insert or update or delete or truncate on ${table}
        for each statement execute function revise_all_menus()`,
    ),
    ...storeProductTriggers,
    `create trigger store_products_truncate after truncate on store_products
      for each statement execute function revise_all_menus()`,
  ],
};
