import { sql } from 'kysely';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import type { Database } from '../database/database.ts';

/** Every table that the sandbox's shop has rows in. */
const shopTables = [
  'stores',
  'stores_trigrams',
  'categories',
  'addons',
  'products',
  'shelves',
  'store_products',
  'store_addons',
  'promotions',
  'promos',
  'leaderboard',
  'vote_leaders',
];

/** Schema and gazetteer: the same in every database. */
export const kept = ['migrations', 'places', 'places_trigrams', 'seeds'];

// Triggers have done their work already when the rows were written first, and the one that keeps the ledger would refuse to empty it.
const writingPlainly = 'set session_replication_role = replica';

/** Tables that hold rows are found first: emptying one that is empty costs as much as one that is full. */
const emptyFunction = `
  create function testing.empty_tables() returns void language plpgsql ${writingPlainly} as $$
  declare
    one text;
    holds_rows boolean;
    filled text[] := '{}';
  begin
    for one in
      select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> all('{${kept.join()}}')
    loop
      execute 'select exists (select 1 from ' || one || ')' into holds_rows;
      if holds_rows then filled := filled || one; end if;
    end loop;
    delete from seeds where name <> 'gazetteer';
    if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  end $$`;

const fillFunction = `
  create function testing.fill_shop() returns boolean language plpgsql ${writingPlainly} as $$
  begin
    if ${shopTables.map((table) => `exists (select 1 from ${table})`).join(' or ')} then return false; end if;
    delete from menu_revisions;
    insert into menu_revisions select * from testing.menu_revisions;
    insert into page_revisions select * from testing.page_revisions
      on conflict (scope) do update set revision = excluded.revision;
    insert into seeds select * from testing.seeds on conflict (name) do update set version = excluded.version;
    ${shopTables.map((table) => `insert into ${table} select * from testing.${table};`).join('\n    ')}
    return true;
  end $$`;

/** Seeds an empty database with the sandbox's shop, keeps a copy of it in a schema beside, and empties it again. */
export async function keepShop(db: Database): Promise<void> {
  await seedCatalog(db);
  await sql.raw('create schema testing').execute(db);
  for (const table of [...shopTables, 'menu_revisions', 'page_revisions'])
    await sql.raw(`create table testing.${table} as table public.${table}`).execute(db);
  await sql.raw(`create table testing.seeds as select * from seeds where name = 'sandbox'`).execute(db);
  await sql.raw(emptyFunction).execute(db);
  await sql.raw(fillFunction).execute(db);
  await emptyTables(db);
}

/** Empties every table but schema and gazetteer, so that a suite can use one database for all its tests. */
export async function emptyTables(db: Database): Promise<void> {
  await sql`select testing.empty_tables()`.execute(db);
}

/**
 * What `seedCatalog` does, in a fraction of its time: into an empty catalogue it copies what that wrote when the database was made. A catalogue
 * that holds rows, and a database that was not made by `databases.ts`, are left to `seedCatalog`.
 */
export async function seedShop(db: Database): Promise<void> {
  const { rows: made } = await sql<{ is: boolean }>`
    select to_regproc('testing.fill_shop') is not null as "is"
  `.execute(db);
  if (made[0]?.is) {
    const { rows } = await sql<{ filled: boolean }>`select testing.fill_shop() as filled`.execute(db);
    if (rows[0]?.filled) return;
  }
  await seedCatalog(db);
}
