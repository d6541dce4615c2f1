import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { StartFault } from '../start-fault.ts';
import { takeLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { emptyDatabase } from './snapshot.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** For people: which database this is. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** How long PostgreSQL may take, in ms: a connection that was cut without a word never answers, and whoever waits for it would wait for ever. */
export interface PostgresLimits {
  /** To let a connection in. */
  readonly connection: number;
  /** To answer a query. */
  readonly query: number;
}

const postgresLimits: PostgresLimits = { connection: 5000, query: 30_000 };

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

/** Opens the database that the settings name and brings it to the schema of this build. */
export function openDatabase(settings: DatabaseSettings, limits = postgresLimits): Promise<OpenDatabase> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE, limits)
    : openEmbedded(resolve(settings.DATA_DIR));
}

async function openPostgres(url: string, poolSize: number, limits: PostgresLimits): Promise<OpenDatabase> {
  const { host, pathname } = new URL(url);
  // Apart from the rest, for a migration takes as long as it takes.
  const migrating = connect(url, 1, { connection: limits.connection });
  try {
    await migrate(migrating);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartFault(
      `PostgreSQL at ${host}${pathname} cannot be used: ${message || code}.`,
      'Check that it runs and takes connections, and that user, password and database name in DATABASE_URL are right. Without DATABASE_URL the embedded database is used.',
      { cause: error },
    );
  } finally {
    await migrating.destroy();
  }
  const db = connect(url, poolSize, limits);
  return { db, name: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
}

function connect(url: string, poolSize: number, { connection, query }: Partial<PostgresLimits>): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connection,
    query_timeout: query,
    // What nobody waits for any more need not be worked on, nor hold its locks.
    statement_timeout: query,
    idle_in_transaction_session_timeout: query,
    // Proxies drop connections that have been silent for long, and neither side would know.
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  // One that still owes an answer when it is given back would make the next query wait for it too: it is closed, and replaced.
  pool.on('release', (_, client) => {
    if (owesAnswer(client)) void client.end();
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The driver's word for it is not in its types. */
function owesAnswer(client: pg.PoolClient & { readonly readyForQuery?: boolean }): boolean {
  return client.readyForQuery === false;
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const files = join(folder, 'database');
  const release = takeFolder(folder);
  try {
    const isNew = !existsSync(join(files, 'PG_VERSION'));
    const client = await PGlite.create({
      dataDir: files,
      ...(isNew ? { loadDataDir: await emptyDatabase(snapshotFolder()) } : {}),
    });
    const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
    await migrate(db);
    return {
      db,
      name: `embedded database in ${folder}`,
      close: async () => {
        await db.destroy();
        release();
      },
    };
  } catch (error) {
    release();
    if (error instanceof StartFault) throw error;
    throw new StartFault(
      `The embedded database in ${files} cannot be opened: ${(error as Error).message}`,
      `Move the folder away to begin with an empty database (mv ${folder} ${folder}-broken), or name another one with DATA_DIR.`,
      { cause: error },
    );
  }
}

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return takeLock(folder);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(
      `The data folder ${folder} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`,
      'Give this user the right to write there, or name another folder: DATA_DIR=/path/to/folder.',
      { cause: error },
    );
  }
}

/** Beside the packages, so that a fresh install makes a fresh snapshot. */
export function snapshotFolder(): string {
  return resolve('node_modules/.cache/embedded-database');
}
