import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { migrate, schemaHash } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Tables } from './tables/tables.ts';

/** The rows that every database contains, for any shop. */
export interface FirstRows {
  /** Changes with the rows. */
  readonly version: () => string;
  readonly write: (db: Kysely<Tables>) => Promise<void>;
}

/**
 * A new embedded database takes seconds to make, a copy a fraction of that: the migrated database with only its first rows is kept as a
 * file, named by the schema and the version of the rows. If the folder cannot be written, each start takes longer, without an error.
 */
export async function emptyDatabase(cacheFolder: string, firstRows: FirstRows): Promise<Blob> {
  const file = join(cacheFolder, `database-${schemaHash()}-${firstRows.version()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const snapshot = await buildSnapshot(firstRows);
    await keep(file, snapshot);
    return snapshot;
  }
}

async function buildSnapshot(firstRows: FirstRows): Promise<Blob> {
  const client = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  try {
    await migrate(db);
    await firstRows.write(db);
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
    // The next start tries again.
  }
}
