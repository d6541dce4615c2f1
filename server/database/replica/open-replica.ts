import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { connectPostgres, type PostgresLimits } from '../connect-postgres.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { lookOften } from '../look-often.ts';
import { postgresDriver } from '../postgres-dialect.ts';
import type { Settings } from '../../settings.ts';
import type { Tables } from '../tables/tables.ts';
import { createReplicaGuard, type PrimaryState, type ReplicaLog, type ReplicaState } from './guard.ts';
import { replicaDialect } from './replica-dialect.ts';
import { inTurn } from './turn.ts';

/** Shorter than those of the primary, which is asked after them. */
const readLimits: PostgresLimits = { connection: 1_000, query: 2_000 };

export interface Replica {
  /** For reads of what is the same for everybody. Within `publicly` they come from the replica where it is good enough, else from the primary. */
  readonly db: Database;
  /** Runs what may read data that is a moment old. */
  readonly publicly: <T>(run: () => Promise<T>) => Promise<T>;
  /** Something was published by this process: nobody it answers from now on sees what was before. */
  readonly wrote: () => void;
  readonly state: () => ReplicaReport;
  readonly close: () => Promise<void>;
}

export interface ReplicaReport {
  readonly isAsked: boolean;
  /** Milliseconds that it is behind at most. */
  readonly lagMs: number;
  /** Queries that could be old, by where they were answered. */
  readonly reads: Readonly<Record<'primary' | 'replica', number>>;
}

interface Options {
  readonly url: string;
  readonly primaryUrl: string;
  readonly primaryPool: pg.Pool;
  readonly poolSize: number;
  readonly mostLagMs: number;
  readonly log: ReplicaLog;
}

/** The replica that the settings name. */
export function replicaOf(
  settings: Pick<
    Settings,
    'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_REPLICA_LAG_MS' | 'DATABASE_POOL_SIZE'
  >,
  { pool }: Pick<OpenDatabase, 'pool'>,
  log: ReplicaLog,
): Replica | undefined {
  const { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: url } = settings;
  if (url === undefined || primaryUrl === undefined || !pool) return undefined;
  return openReplica({
    url,
    primaryUrl,
    primaryPool: pool,
    poolSize: settings.DATABASE_POOL_SIZE,
    mostLagMs: settings.DATABASE_REPLICA_LAG_MS,
    log,
  });
}

/** Connects to a replica of the database. It may be away: then all is read from the primary. */
function openReplica({ url, primaryUrl, primaryPool, poolSize, mostLagMs, log }: Options): Replica {
  // Kept, like that of health checks: how old the replica is has to be known while requests have all other connections.
  const looking = { connection: mostLagMs, query: mostLagMs, isKept: true };
  const { db: primary } = connectPostgres(primaryUrl, 1, looking);
  const { db: replica } = connectPostgres(url, 1, looking);
  const { pool } = connectPostgres(url, poolSize, readLimits);
  const guard = createReplicaGuard({
    askPrimary: () => askPrimary(primary),
    askReplica: () => askReplica(replica),
    mostLagMs,
    now: () => performance.now(),
    log,
  });
  const reads = { primary: 0, replica: 0 };
  const db = new Kysely<Tables>({
    dialect: replicaDialect({
      primary: postgresDriver({ pool: primaryPool }),
      replica: postgresDriver({ pool }),
      onFailed: guard.failed,
      onRead: (from) => (reads[from] += 1),
    }),
  });
  const stopLooking = lookOften(guard.look, mostLagMs / 4);
  return {
    db,
    async publicly(run) {
      const turn = guard.turn();
      return turn ? inTurn(turn, run) : run();
    },
    wrote: guard.wrote,
    state: () => ({ ...guard.state(), reads }),
    async close() {
      await stopLooking();
      await Promise.all([db.destroy(), primary.destroy(), replica.destroy()]);
    },
  };
}

/** Everybody may ask both; neither reads a table. */
async function askPrimary(db: Database): Promise<PrimaryState> {
  const { rows } = await sql<{ system: string; database: string; timeline: number; written: string }>`
    select system_identifier::text as system,
      (select oid::text from pg_database where datname = current_database()) as database,
      ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::integer as timeline,
      pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as written
    from pg_control_system()
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The primary says nothing of itself.');
  return { ...row, written: BigInt(row.written) };
}

async function askReplica(db: Database): Promise<ReplicaState> {
  const { rows } = await sql<{
    system: string;
    database: string;
    timeline: number;
    is_replica: boolean;
    replayed: string;
  }>`
    select system.system_identifier::text as system,
      (select oid::text from pg_database where datname = current_database()) as database,
      point.timeline_id as timeline,
      pg_is_in_recovery() as is_replica,
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as replayed
    from pg_control_system() as system, pg_control_checkpoint() as point
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The replica says nothing of itself.');
  const { is_replica: isReplica, replayed, ...identity } = row;
  return { ...identity, isReplica, replayed: BigInt(replayed) };
}
