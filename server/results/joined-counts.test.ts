import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../database/tables/tables.ts';
import { createEventCounter } from './count-events.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

/** A database that answers when the test says so. */
function setUp() {
  const asked: { readonly keys: readonly string[]; readonly answer: () => void }[] = [];
  class Held extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: <Row>({ parameters }: CompiledQuery) =>
          new Promise<QueryResult<Row>>((resolve) => {
            const given: { readonly key: string }[] = JSON.parse(String(parameters[0]));
            const keys = given.map(({ key }) => key);
            asked.push({ keys, answer: () => resolve({ rows: keys.map((key) => ({ key }) as Row) }) });
          }),
        async *streamQuery() {},
      };
    }
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Held(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const nodes = { find: () => Promise.resolve(undefined) };
  const counter = createEventCounter({ db, nodes, experiments: async () => ({}), now: () => now });
  const visit = (clientId: string) =>
    counter.count({
      clientId,
      events: [
        {
          id: 'view',
          name: 'page_view',
          at: now,
          properties: { channel: 'PWA', screen_name: 'Home Screen' },
        },
      ],
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return { asked, visit, settle };
}

it('batches that come while one is written are written by one statement, and one that waits twice counts once', async () => {
  const { asked, visit, settle } = setUp();
  const counts = Promise.all(['1.41', '1.42', '1.43', '1.43', '1.44'].map(visit));
  await settle();
  expect(asked.map(({ keys }) => keys.length)).toEqual([1]);
  asked[0]?.answer();
  await settle();
  expect(asked.map(({ keys }) => keys.length)).toEqual([1, 3]);
  asked[1]?.answer();
  expect((await counts).map(({ events }) => events.length)).toEqual([1, 1, 1, 0, 1]);
  expect(new Set(asked.flatMap(({ keys }) => keys)).size).toBe(4);
});
