import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { connectPostgres } from '#server/database/connect-postgres.ts';
import { type Replica, replicaOf } from '#server/database/replica/open-replica.ts';
import { gazetteer, seedGazetteer } from '#server/locator/seed/seed-country.ts';
import { seedShop } from '#server/testing/standing-shop.ts';
import { landingFixture } from '#server/testing/documents.ts';
import { findPostgres, noPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { until } from '../paying/repeating.ts';
import { type PostgresReplica, startReplica } from './postgres-replica.ts';

const mostLagMs = 1_000;
const log = {
  warn: (text: string) => console.log(`  ${text}`),
  info: (text: string) => console.log(`  ${text}`),
};

let folder: string;
let standby: PostgresReplica;
let database: OpenDatabase;
let replica: Replica;
let test: TestApp;
let address: string;
/** Questions of the test itself to the replica. */
let onReplica: Database;

/** What is to be ended, the last first. */
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  folder = mkdtempSync(join(tmpdir(), 'primary-'));
  const cluster = startPostgres(programs, folder);
  ends.push(() => cluster.stop());
  const settings = {
    DATABASE_URL: cluster.createDatabase('shop'),
    DATABASE_POOL_SIZE: 8,
    DATABASE_REPLICA_LAG_MS: mostLagMs,
    DATA_DIR: folder,
  };
  database = await openDatabase(settings, { firstRows: gazetteer });
  ends.push(() => database.close());
  await database.longWork(async (db) => {
    await seedGazetteer(db);
    await seedShop(db);
  });
  standby = startReplica(programs, folder);
  ends.push(() => standby.stop());
  const url = standby.addressOf('shop');
  const opened = replicaOf({ ...settings, DATABASE_REPLICA_URL: url }, database, log);
  if (!opened) throw new Error('There is no replica.');
  replica = opened;
  ends.push(() => replica.close());
  onReplica = connectPostgres(url, 1, { connection: 5_000 }).db;
  ends.push(() => onReplica.destroy());
  test = await createTestApp(database.db, {
    replica,
    shop: false,
    pages: { folder: '/nowhere', render: async (input) => ({ status: 200, html: JSON.stringify(input) }) },
  });
  ends.push(() => test.app.close());
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  await publish();
}, 300_000);

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** When each number was committed: a number stands in a document, on a dish and on a store at once. */
const committed: number[] = [];

/** Publishes the next number as another process does, which this one learns of by the database alone. */
async function publish() {
  const number = committed.length;
  const nodes = [
    ...landingFixture.nodes,
    { id: 'n', type: 'notice', props: { text: `Document ${number}.` } },
  ];
  await test.content.publish(
    [{ kind: 'landing', slug: 'default', body: { document: 'landing', nodes } }],
    'test',
  );
  await database.db
    .updateTable('products')
    .set({ name: `Dish ${number}.` })
    .where('id', '=', 'PIZ1')
    .execute();
  await database.db
    .updateTable('stores')
    .set({ name: `Store ${number}.` })
    .where('id', '=', '14052')
    .execute();
  committed.push(performance.now());
}

const paths = [
  '/',

  '/catalog-service/ve2/stores/14052/widget',
  '/catalog-service/ve1/stores/14052/menu',
  '/catalog-service/ve1/stores/14052/bestseller',
  '/locator-service/ve2/stores',
] as const;

/** Asks one address, and says what is wrong with the reply. */
async function faultsOf(path: string): Promise<string[]> {
  // All that was committed before has to be in the reply.
  const before = performance.now() - mostLagMs;
  const least = committed.findLastIndex((at) => at <= before);
  const reply = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } });
  const text = await reply.text();
  if (reply.status !== 200) return [`${path}: status ${reply.status}`];
  const shown = [...text.matchAll(/(?:Document|Dish|Store) (\d+)\./g)].map(([, number]) => Number(number));
  if (shown.length === 0) return [`${path}: shows no number`];
  return shown
    .filter((number) => number < least)
    .map((number) => `${path}: ${number} is shown, and ${least} was committed ${mostLagMs} ms before`);
}

/** Many requests while numbers are published; `at` runs at a quarter of them. */
async function load(name: string, at: () => unknown = () => {}, requests = 800) {
  const faults: string[] = [];
  const before = { ...replica.state().reads };
  const begun = performance.now();
  let slowest = 0;
  let next = 0;
  let isOver = false;
  const publishing = (async () => {
    while (!isOver) {
      await publish();
      // Now and then for so long that what is kept under a wrong revision shows too long.
      await pause(committed.length % 4 === 0 ? 1_500 : 200);
    }
  })();
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let number = next++; number < requests; number = next++) {
        if (number === requests / 4) await at();
        const asked = performance.now();
        faults.push(...(await faultsOf(paths[number % paths.length] ?? '/')));
        slowest = Math.max(slowest, performance.now() - asked);
      }
    }),
  );
  isOver = true;
  await publishing;
  const { reads } = replica.state();
  const from = { replica: reads.replica - before.replica, primary: reads.primary - before.primary };
  console.log(
    `${name}: ${requests} requests in ${Math.round(performance.now() - begun)} ms, the slowest ${Math.round(slowest)} ms; ${from.replica} queries to the replica, ${from.primary} to the primary; ${committed.length} publications so far`,
  );
  return { faults, from };
}

/** What is shown once nothing is published any more. */
async function shownAtLast(): Promise<Set<string>> {
  const all = new Set<string>();
  for (const path of paths) {
    const text = await (await fetch(address + path)).text();
    for (const [found] of text.matchAll(/(?:Document|Dish|Store) \d+\./g)) all.add(found.replace(/\D+/, ''));
  }
  return all;
}

const isAsked = (wanted: boolean) => until(async () => replica.state().isAsked === wanted);

async function expectLastShown() {
  const last = `${committed.length - 1}.`;
  expect(await until(async () => [...(await shownAtLast())].join() === last)).toBe(true);
}

it('reads of pages and calls come from the replica, and are never older than they may be', async () => {
  expect(await isAsked(true)).toBe(true);
  const { faults, from } = await load('A replica that is well');
  expect(faults).toEqual([]);
  expect(from.replica).toBeGreaterThan(from.primary);
  await expectLastShown();
});

it('a replica whose replay is paused is not asked, until it has caught up', async () => {
  const { faults } = await load('Replay paused', () => sql`select pg_wal_replay_pause()`.execute(onReplica));
  expect(faults).toEqual([]);
  expect(await isAsked(false)).toBe(true);
  await expectLastShown();
  await sql`select pg_wal_replay_resume()`.execute(onReplica);
  expect(await isAsked(true)).toBe(true);
  await expectLastShown();
});

it('replay that is paused and resumed again and again mixes no old data under new revisions', async () => {
  let isPaused = false;
  let isOver = false;
  const stirring = (async () => {
    while (!isOver) {
      isPaused = !isPaused;
      await (isPaused ? sql`select pg_wal_replay_pause()` : sql`select pg_wal_replay_resume()`).execute(
        onReplica,
      );
      await pause(isPaused ? 700 : 300);
    }
    await sql`select pg_wal_replay_resume()`.execute(onReplica);
  })();
  const { faults, from } = await load('Replay in jerks', undefined, 2_000);
  isOver = true;
  await stirring;
  expect(faults).toEqual([]);
  expect(from.replica).toBeGreaterThan(0);
  expect(from.primary).toBeGreaterThan(0);
  expect(await isAsked(true)).toBe(true);
  await expectLastShown();
});

it('a replica that is silent is given up, and every request is answered', async () => {
  const { faults } = await load('Silent', () => standby.signal('SIGSTOP'));
  expect(faults).toEqual([]);
  expect(await isAsked(false)).toBe(true);
  await expectLastShown();
  standby.signal('SIGCONT');
  expect(await isAsked(true)).toBe(true);
  await expectLastShown();
});

it('a replica that is killed is given up, every request is answered, and it is asked again once it is back', async () => {
  const { faults } = await load('Killed', () => standby.signal('SIGKILL'));
  expect(faults).toEqual([]);
  expect(await isAsked(false)).toBe(true);
  expect((await test.get('/readyz')).statusCode).toBe(200);
  await expectLastShown();
  standby.start();
  expect(await isAsked(true)).toBe(true);
  const again = await load('Back');
  expect(again.faults).toEqual([]);
  expect(again.from.replica).toBeGreaterThan(0);
  await expectLastShown();
});

it('who publishes sees it at once, whatever the replica has', async () => {
  await sql`select pg_wal_replay_pause()`.execute(onReplica);
  const nodes = [...landingFixture.nodes, { id: 'n', type: 'notice', props: { text: 'Seen at once' } }];
  const reply = await test.author('POST', '/content-service/ve1/publish', {
    documents: [{ kind: 'landing', slug: 'default', file: 'f', body: { document: 'landing', nodes } }],
  });
  expect(reply.statusCode).toBe(200);
  for (const path of ['/', '/catalog-service/ve2/stores/14052/widget'])
    expect((await test.get(path)).body).toContain('Seen at once');
  await sql`select pg_wal_replay_resume()`.execute(onReplica);
});

it('another database is never asked', async () => {
  const settings = { DATABASE_URL: 'postgres://postgres@localhost/shop', DATABASE_REPLICA_LAG_MS: mostLagMs };
  const told: string[] = [];
  const other = replicaOf(
    {
      ...settings,
      DATABASE_URL: `${settings.DATABASE_URL}?host=${encodeURIComponent(folder)}`,
      DATABASE_POOL_SIZE: 1,
      DATABASE_REPLICA_URL: standby.addressOf('postgres'),
    },
    database,
    { warn: (text: string) => told.push(text), info: (text: string) => told.push(text) },
  );
  expect(await until(async () => told.length > 0)).toBe(true);
  expect(told).toEqual(['the replica of the database is not asked: it is the replica of another database']);
  expect(other?.state().isAsked).toBe(false);
  await other?.close();
});
