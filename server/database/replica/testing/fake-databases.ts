import { CompiledQuery, type DatabaseConnection, type Driver, Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { replicaDialect } from '../replica-dialect.ts';
import { inTurn } from '../turn.ts';

type Answer = (query: CompiledQuery) => Promise<{ rows: unknown[] }>;

/** A driver whose queries are answered by a function, and which notes what is asked of it. */
function fakeDriver(name: string, asked: string[], answer: Answer) {
  let given = 0;
  let open = 0;
  const note = (what: string) => void asked.push(`${name}: ${what}`);
  const ask = async (text: string) => {
    note(text);
    await answer(CompiledQuery.raw(text));
  };
  const driver: Driver = {
    async init() {},
    async acquireConnection() {
      given += 1;
      open += 1;
      const connection: Partial<DatabaseConnection> = {
        executeQuery: (query) => {
          note(query.sql);
          return answer(query) as never;
        },
      };
      return connection as DatabaseConnection;
    },
    async releaseConnection() {
      open -= 1;
    },
    beginTransaction: () => ask('begin'),
    commitTransaction: () => ask('commit'),
    rollbackTransaction: () => ask('rollback'),
    async destroy() {},
  };
  return { driver, given: () => given, open: () => open };
}

/** A primary and a replica as one database, with a leave that the test ends. */
export function fakeDatabases(answers: { readonly primary: Answer; readonly replica: Answer }) {
  const asked: string[] = [];
  const reads: string[] = [];
  const set = { isGood: true };
  const primary = fakeDriver('primary', asked, answers.primary);
  const replica = fakeDriver('replica', asked, answers.replica);
  const turn = { isGood: () => set.isGood };
  const db: Database = new Kysely<Tables>({
    dialect: replicaDialect({
      primary: primary.driver,
      replica: replica.driver,
      onFailed: () => (set.isGood = false),
      onRead: (from) => reads.push(from),
    }),
  });
  return {
    db,
    set,
    asked,
    reads,
    /** Connections that were not given back. */
    open: () => primary.open() + replica.open(),
    publicly: <T>(run: () => Promise<T>) => (set.isGood ? inTurn(turn, run) : run()),
  };
}
