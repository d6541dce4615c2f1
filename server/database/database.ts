import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { StartFault } from '../start-fault.ts';
import { takeLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { emptyDatabase, type FirstRows } from './snapshot.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Describes the database in messages. */
  readonly name: string;
  /** Runs work that may take longer than a request may wait, such as an import. Its database is good until the work is done. */
  readonly longWork: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Undefined for the embedded database, which has one connection. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

/** Connections of this process to PostgreSQL, and requests that wait for one. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Time limits for PostgreSQL, in ms: a connection that was lost without notice never answers, and queries would wait forever. */
export interface PostgresLimits {
  /** To get a connection: a new one, or one that another request gives back. */
  readonly connection: number;
  /** To answer a query. */
  readonly query: number;
}

/** A customer waits for a request: after this time a 503 with a repetition is better than more waiting. */
const requestLimits: PostgresLimits = { connection: 3000, query: 4000 };
/** One at a time, at a start or by an import, and a large catalogue may take long. */
const longLimits: PostgresLimits = { connection: 5000, query: 120_000 };

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

interface OpenOptions {
  /** A new embedded database contains them; other databases get them when the server starts. */
  readonly firstRows: FirstRows;
  readonly limits?: PostgresLimits;
}

/** Opens the database of the settings and migrates it to the schema of this build. */
export function openDatabase(
  settings: DatabaseSettings,
  { firstRows, limits = requestLimits }: OpenOptions,
): Promise<OpenDatabase> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE, limits)
    : openEmbedded(resolve(settings.DATA_DIR), firstRows);
}

async function openPostgres(url: string, poolSize: number, limits: PostgresLimits): Promise<OpenDatabase> {
  const { host, pathname } = new URL(url);
  // A separate connection without a query limit: a migration may take long.
  const { db: migrating } = connect(url, 1, { connection: longLimits.connection });
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
  const { db, pool } = connect(url, poolSize, limits);
  return {
    db,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    name: `PostgreSQL at ${host}${pathname}`,
    async longWork(work) {
      const { db: patient } = connect(url, 1, longLimits);
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

function connect(url: string, poolSize: number, { connection, query }: Partial<PostgresLimits>) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connection,
    query_timeout: query,
    // PostgreSQL ends a statement whose client has given up, so that it does not keep its locks.
    statement_timeout: query,
    idle_in_transaction_session_timeout: query,
    // Proxies drop idle connections without notice to either side.
    keepAlive: true,
  });
  // A connection that breaks is replaced at its next use. Without a listener its error would end the process: the pool listens while it is
  // idle, the listener on the connection itself also while a request uses it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // A connection that is released before its answer arrived would delay the next query: it is closed and replaced.
  pool.on('release', (_, client) => {
    if (owesAnswer(client)) void client.end();
  });
  return { db: new Kysely<Tables>({ dialect: postgresDialect({ pool }) }) as Database, pool };
}

/** Whether a query is still unanswered. The driver's property is missing in its types. */
function owesAnswer(client: pg.PoolClient & { readonly readyForQuery?: boolean }): boolean {
  return client.readyForQuery === false;
}

async function openEmbedded(folder: string, firstRows: FirstRows): Promise<OpenDatabase> {
  const files = join(folder, 'database');
  const release = takeFolder(folder);
  try {
    const isNew = !existsSync(join(files, 'PG_VERSION'));
    const client = await PGlite.create({
      dataDir: files,
      ...(isNew ? { loadDataDir: await emptyDatabase(snapshotFolder(), firstRows) } : {}),
    });
    const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
    await migrate(db);
    return {
      db,
      name: `embedded database in ${folder}`,
      // Queries of the embedded database have no time limit.
      longWork: (work) => work(db),
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new StartFault(
        `The data folder ${folder} is a file and not a folder.`,
        'Name a folder: DATA_DIR=/path/to/folder, or move the file away.',
        { cause: error },
      );
    throw new StartFault(
      `The data folder ${folder} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`,
      'Give this user the right to write there, or name another folder: DATA_DIR=/path/to/folder.',
      { cause: error },
    );
  }
}

/** The folder of the snapshot: inside node_modules, so that a new installation makes a new snapshot. */
export function snapshotFolder(): string {
  return resolve('node_modules/.cache/embedded-database');
}
