import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { gazetteerHash } from '../locator/seed/places.ts';
import { seedGazetteer } from '../locator/seed/seed-country.ts';
import { migrate, schemaHash } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * A fresh embedded database takes seconds to make, a copy of one a fraction of that: the migrated database, empty but for the gazetteer, is
 * kept as a file, named by its schema and the gazetteer. A folder that cannot be written costs the time and nothing else.
 */
export async function emptyDatabase(cacheFolder: string): Promise<Blob> {
  const file = join(cacheFolder, `database-${schemaHash()}-${gazetteerHash()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const snapshot = await buildSnapshot();
    await keep(file, snapshot);
    return snapshot;
  }
}

async function buildSnapshot(): Promise<Blob> {
  const client = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  try {
    await migrate(db);
    await seedGazetteer(db);
    return await client.dumpDataDir('none');
  } finally {
    await db.destroy();
  }
}

async function keep(file: string, snapshot: Blob) {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, Buffer.from(await snapshot.arrayBuffer()));
    renameSync(temporary, file);
  } catch {
    // Another start will try again.
  }
}
