import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { emptyTables, kept } from './standing-shop.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** What test files that ran in this process before have given back, by kind. */
const givenBack = new Map<string, TestDatabase[]>();

/**
 * A database with schema and gazetteer alone. Opening one takes a third of a second, so test files that run one after the other in a process
 * share it: closing gives it back. One whose schema or gazetteer a test has changed is ended instead.
 */
export async function lendDatabase(kind: string, open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const found = givenBack.get(kind)?.pop();
  const database = found ?? (await open());
  if (found) await emptyTables(found.db);
  const before = await unchanging(database.db);
  return {
    db: database.db,
    async close() {
      // A test may have ended it, or left it in a state in which it does not answer.
      const after = await unchanging(database.db).catch(() => undefined);
      if (after !== before) return database.close();
      givenBack.set(kind, [...(givenBack.get(kind) ?? []), database]);
    },
  };
}

/** Tables, columns, functions, triggers, and which rows the tables have that are never emptied: every write gives a row another xmin. */
export async function unchanging(db: Database): Promise<string> {
  const rowsOf = kept
    .filter((table) => table !== 'seeds')
    .map((table) => `(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${table})`);
  const { rows } = await sql
    .raw<{ state: string }>(
      `select concat_ws('|',
        (select md5(string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum))
          from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace),
        (select md5(string_agg(concat_ws(' ', oid, md5(prosrc)), ',' order by oid)) from pg_proc where pronamespace = 'public'::regnamespace),
        (select md5(string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid)) from pg_trigger),
        (select md5(string_agg(oid::text, ',' order by oid)) from pg_constraint),
        ${rowsOf.join(', ')}
      ) as state`,
    )
    .execute(db);
  return rows[0]?.state ?? '';
}
