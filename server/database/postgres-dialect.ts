import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, errorOfQuery, unavailable } from './database-unavailable.ts';

/** The Kysely dialect of PostgreSQL. Its errors say whether the database does not answer (DatabaseUnavailable) or a query failed. */
export function postgresDialect(config: PostgresDialectConfig): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => postgresDriver(config),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The driver of this dialect: the connections of a pool. */
export function postgresDriver(config: PostgresDialectConfig): Driver {
  return new PoolDriver(config);
}

class PoolDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new Connection(await super.acquireConnection());
    } catch (error) {
      throw unavailable(error);
    }
  }

  override releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0] | Connection) {
    return super.releaseConnection(connection instanceof Connection ? connection.inner : connection);
  }

  /** A connection that gives no answers gives none to a rollback either; PostgreSQL rolls back when the connection closes. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (connection instanceof Connection && connection.isSilent) return;
    await super.rollbackTransaction(connection);
  }
}

class Connection implements DatabaseConnection {
  readonly inner: Parameters<PostgresDriver['releaseConnection']>[0];
  /** Whether a query got no answer, not even a refusal. */
  isSilent = false;

  constructor(inner: DatabaseConnection) {
    this.inner = inner as Connection['inner'];
  }

  async executeQuery<R>(query: CompiledQuery) {
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (error) {
      const told = errorOfQuery(error);
      this.isSilent = told instanceof DatabaseUnavailable && !(error instanceof pg.DatabaseError);
      throw told;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize = 1) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
