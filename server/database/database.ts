import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Settings } from '../settings.ts';
import { StartFault } from '../start-fault.ts';
import type { Changes, HeardChanges } from './changes/changes.ts';
import { hearEmbedded } from './changes/hear-embedded.ts';
import { type HearOptions, hearPostgres } from './changes/hear-postgres.ts';
import { takeLock } from './lock-file.ts';
import { connectPostgres, type PostgresLimits } from './connect-postgres.ts';
import { migrate } from './migrate.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { emptyDatabase, type FirstRows } from './snapshot.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Describes the database in messages. */
  readonly name: string;
  /** Whether a newer build has added to its schema: its built-in data is the newer one's, and this build leaves it as it is. */
  readonly isOfNewerBuild: boolean;
  /** Runs work that may take longer than a request may wait, such as an import. Its database is good until the work is done. */
  readonly longWork: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Asks whether the database answers, by a connection that no request takes; the embedded one has a single connection. */
  readonly ping: () => Promise<unknown>;
  /** The connections of requests; the embedded database has none. */
  readonly pool?: pg.Pool;
  /** Undefined for the embedded database, which has one connection. */
  readonly connections?: () => Connections;
  /** Hears of changes until the database is closed. */
  readonly hearChanges: (log: HearOptions['log']) => Promise<Changes>;
  readonly close: () => Promise<void>;
}

/** Connections of this process to PostgreSQL, and requests that wait for one. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A customer waits for a request: after this time a 503 with a repetition is better than more waiting. */
const requestLimits: PostgresLimits = { connection: 3000, query: 4000 };
/** One at a time, at a start or by an import, and a large catalogue may take long. */
const longLimits: PostgresLimits = { connection: 5000, query: 120_000 };

/** Load balancers give up soon: see server/http/health.ts. */
const pingLimits: PostgresLimits = { connection: 1500, query: 1500 };

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'MIGRATE_AT_START'>>;

interface OpenOptions {
  /** A new embedded database contains them; other databases get them when the server starts. */
  readonly firstRows: FirstRows;
  readonly limits?: PostgresLimits;
}

/**
 * Opens the database of the settings and migrates it to the schema of this build. With MIGRATE_AT_START=off a PostgreSQL database has to have this
 * schema already; the embedded one is migrated in any case, since no other process could.
 */
export function openDatabase(
  settings: DatabaseSettings,
  { firstRows, limits = requestLimits }: OpenOptions,
): Promise<OpenDatabase> {
  return settings.DATABASE_URL
    ? openPostgres(
        {
          url: settings.DATABASE_URL,
          poolSize: settings.DATABASE_POOL_SIZE,
          mayMigrate: settings.MIGRATE_AT_START ?? true,
        },
        limits,
      )
    : openEmbedded(resolve(settings.DATA_DIR), firstRows);
}

async function openPostgres(
  {
    url,
    poolSize,
    mayMigrate,
  }: { readonly url: string; readonly poolSize: number; readonly mayMigrate: boolean },
  limits: PostgresLimits,
): Promise<OpenDatabase> {
  const { name, newerSteps } = await migratePostgres(url, { mayMigrate });
  const { db, pool } = connectPostgres(url, poolSize, limits);
  // Kept while it is idle: where PostgreSQL takes no further connections, this process still works with those that it has.
  const { db: asking } = connectPostgres(url, 1, { ...pingLimits, isKept: true });
  const heard: HeardChanges[] = [];
  return {
    db,
    pool,
    ping: () => ask(asking),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    name,
    isOfNewerBuild: newerSteps.length > 0,
    async longWork(work) {
      const { db: patient } = connectPostgres(url, 1, longLimits);
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    async hearChanges(log) {
      const listening = hearPostgres(url, { now: () => performance.now(), log });
      heard.push(listening);
      return listening;
    },
    close: async () => {
      await Promise.all([db.destroy(), asking.destroy(), ...heard.map((listening) => listening.close())]);
    },
  };
}

function ask(db: Database): Promise<unknown> {
  return sql`select 1`.execute(db);
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
    const { newerSteps } = await migrate(db);
    return {
      db,
      isOfNewerBuild: newerSteps.length > 0,
      ping: () => ask(db),
      name: `embedded database in ${folder}`,
      // Queries of the embedded database have no time limit.
      longWork: (work) => work(db),
      hearChanges: () => hearEmbedded(client),
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
