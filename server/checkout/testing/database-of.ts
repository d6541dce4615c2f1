import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';

/** A database in name alone, for tests of rules: each query gets the rows that `rowsOf` has for its text, without one none. */
export function databaseOf(rowsOf: (text: string) => readonly object[] = () => []): Database {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql }: CompiledQuery) => ({ rows: [...rowsOf(sql)] as Row[] }),
    streamQuery: () => {
      throw new Error('No test reads rows one by one.');
    },
  };
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return connection;
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
