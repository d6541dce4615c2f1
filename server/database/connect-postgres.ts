import { Kysely } from 'kysely';
import pg from 'pg';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './tables/tables.ts';

/** Time limits for PostgreSQL, in ms: a connection that was lost without notice never answers, and queries would wait forever. */
export interface PostgresLimits {
  /** To get a connection: a new one, or one that another request gives back. */
  readonly connection: number;
  /** To answer a query. */
  readonly query: number;
}

interface ConnectOptions extends Partial<PostgresLimits> {
  /** Idle connections are not closed. */
  readonly isKept?: boolean;
}

/** Connects to PostgreSQL when the first query comes. Without `query` a query may take as long as it takes. */
export function connectPostgres(
  url: string,
  poolSize: number,
  { connection, query, isKept = false }: ConnectOptions,
): { readonly db: Kysely<Tables>; readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...(isKept && { idleTimeoutMillis: 0 }),
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
  return { db: new Kysely<Tables>({ dialect: postgresDialect({ pool }) }), pool };
}

/** Whether a query is still unanswered. The driver's property is missing in its types. */
function owesAnswer(client: pg.PoolClient & { readonly readyForQuery?: boolean }): boolean {
  return client.readyForQuery === false;
}
