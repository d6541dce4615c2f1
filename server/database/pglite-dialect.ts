import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { toldDiskFull } from './disk-full.ts';

/** The Kysely dialect of the embedded database. It has one connection, so further requests for it wait until it is free. */
export function pgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(client: PGlite): Driver {
  const waiting: (() => void)[] = [];
  let taken = false;

  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await client.query<R>(sql, [...parameters]).catch((error: unknown) => {
        throw toldDiskFull(error);
      });
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream: read in pages.');
    },
  };
  const run = async (text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)));

  return {
    async init() {},
    async acquireConnection() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return connection;
    },
    async releaseConnection() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => client.close(),
  };
}
