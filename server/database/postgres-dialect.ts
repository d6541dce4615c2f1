import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { errorOfQuery, unavailable } from './database-unavailable.ts';

/** The Kysely dialect of PostgreSQL. Its errors say whether the database does not answer (DatabaseUnavailable) or a query failed. */
export function postgresDialect(config: PostgresDialectConfig): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Driver(config),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class Driver extends PostgresDriver {
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
}

class Connection implements DatabaseConnection {
  readonly inner: Parameters<PostgresDriver['releaseConnection']>[0];

  constructor(inner: DatabaseConnection) {
    this.inner = inner as Connection['inner'];
  }

  async executeQuery<R>(query: CompiledQuery) {
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (error) {
      throw errorOfQuery(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize = 1) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
