import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openDatabase, snapshotFolder } from '../database/database.ts';
import { gazetteer } from '../locator/seed/seed-country.ts';
import { pgliteDialect } from '../database/pglite-dialect.ts';
import { emptyDatabase } from '../database/snapshot.ts';
import type { Tables } from '../database/tables/tables.ts';
import { findPostgres, mustHavePostgres, noPostgres } from './find-postgres.mjs';
import { startPostgres } from './postgres-cluster.ts';

/** Making the snapshot takes seconds, but only the first time. */
const openingMs = 60_000;

interface TestDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** A migrated database in memory that contains only the gazetteer. */
export async function openMemoryDatabase(): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: await emptyDatabase(snapshotFolder(), gazetteer) });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  return { db, close: () => db.destroy() };
}

async function openPostgresDatabase(programs: string): Promise<TestDatabase> {
  const cluster = startPostgres(programs);
  try {
    const { db, close } = await openDatabase(
      { DATABASE_URL: cluster.createDatabase('test'), DATABASE_POOL_SIZE: 4, DATA_DIR: '' },
      { firstRows: gazetteer },
    );
    return {
      db,
      close: async () => {
        await close();
        cluster.stop();
      },
    };
  } catch (error) {
    cluster.stop();
    throw error;
  }
}

/** Schema and gazetteer: the same in every database. */
const kept = ['migrations', 'places', 'places_trigrams', 'seeds'];

/** Empties every other table, so that a suite can use one database for all its tests. */
async function emptyTables(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${kept})
  `.execute(db);
  await db.deleteFrom('seeds').where('name', '<>', 'gazetteer').execute();
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`).execute(db);
}

function withDatabase(opening: () => Promise<TestDatabase>, suite: (open: () => Promise<Database>) => void) {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await opening();
  }, openingMs);
  afterAll(() => opened?.close());
  suite(async () => {
    if (!opened) throw new Error('The database did not open.');
    await emptyTables(opened.db);
    return opened.db;
  });
}

/**
 * Runs one suite on the embedded database and on PostgreSQL. `open` gives the migrated database, emptied. On a machine without PostgreSQL
 * the PostgreSQL run is skipped, and `npm test` says so at its end; in CI it fails.
 */
export function describeDatabases(title: string, suite: (open: () => Promise<Database>) => void) {
  describe(`${title} on the embedded database`, () => {
    withDatabase(openMemoryDatabase, suite);
  });
  describePostgres(title, suite);
}

/** Runs a suite on PostgreSQL alone: what several connections do at once. The embedded database has one. */
export function describePostgres(title: string, suite: (open: () => Promise<Database>) => void) {
  const programs = findPostgres();
  describe.skipIf(!programs && !mustHavePostgres(process.env))(`${title} on PostgreSQL`, () => {
    withDatabase(async () => {
      if (!programs) throw new Error(noPostgres);
      return openPostgresDatabase(programs);
    }, suite);
  });
}
