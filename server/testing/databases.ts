import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, openDatabase, snapshotFolder } from '../database/database.ts';
import { pgliteDialect } from '../database/pglite-dialect.ts';
import { emptyDatabase } from '../database/snapshot.ts';
import type { Tables } from '../database/tables/tables.ts';
import { gazetteer, seedGazetteer } from '../locator/seed/seed-country.ts';
import { findPostgres, mustHavePostgres, noPostgres } from './find-postgres.mjs';
import { makeOnce } from './make-once.ts';
import { clusterIn, startPostgres } from './postgres-cluster.ts';
import { lendDatabase, type TestDatabase } from './lent-databases.ts';
import { emptyTables, keepShop } from './standing-shop.ts';

/** Making what is copied takes seconds, but only the first time. */
const openingMs = 120_000;

async function openEmbedded(contents: Blob): Promise<TestDatabase & { readonly client: PGlite }> {
  const client = await PGlite.create({ loadDataDir: contents });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  return { db, client, close: () => db.destroy() };
}

/** A migrated database in memory that contains only the gazetteer. `close` gives it back: another test file may get it. */
export function openMemoryDatabase(): Promise<TestDatabase> {
  return lendDatabase('embedded', copyEmbedded);
}

/** A copy of one that each run of the tests makes. */
async function copyEmbedded(): Promise<TestDatabase> {
  const folder = inject('runFolder');
  const file = join(folder, 'embedded.tar');
  await makeOnce(folder, 'embedded', async () => {
    const { db, client, close } = await openEmbedded(await emptyDatabase(snapshotFolder(), gazetteer));
    await keepShop(db);
    writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    await close();
  });
  return openEmbedded(new Blob([readFileSync(file)]));
}

/** The same on PostgreSQL. The databases of a run stand in one cluster; `run-folder.ts` ends it. */
async function copyPostgres(programs: string): Promise<TestDatabase> {
  const folder = join(inject('runFolder'), 'postgres');
  const open = (url: string, poolSize: number) =>
    openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATA_DIR: '' }, { firstRows: gazetteer });
  await makeOnce(inject('runFolder'), 'postgres', async () => {
    mkdirSync(folder);
    const { longWork, close } = await open(startPostgres(programs, folder).createDatabase('original'), 1);
    await longWork(seedGazetteer);
    await longWork(keepShop);
    await close();
  });
  const cluster = clusterIn(programs, folder);
  const name = `test-${randomUUID()}`;
  const { db, close } = await open(cluster.createDatabase(name, 'original'), 4);
  return {
    db,
    close: async () => {
      await close();
      cluster.dropDatabase(name);
    },
  };
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
      return lendDatabase('postgres', () => copyPostgres(programs));
    }, suite);
  });
}
