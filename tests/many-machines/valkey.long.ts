import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { findPostgres, noPostgres } from '#server/testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from '#server/testing/postgres-cluster.ts';
import { until } from '../paying/repeating.ts';
import { createStartedServer, type StartedServer } from '../paying/started-server.ts';
import { freePort } from './free-port.ts';
import { hasRedis, type Redis, startRedis } from './redis.ts';

const mostGuests = 120;

let cluster: PostgresCluster;
let redis: Redis;
let database: OpenDatabase;
let folder: string;
let servers: readonly StartedServer[];
let metrics: readonly string[];

beforeAll(async () => {
  if (!hasRedis) return;
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  folder = mkdtempSync(join(tmpdir(), 'limits-'));
  cluster = startPostgres(programs);
  const url = cluster.createDatabase('limits');
  redis = await startRedis(await freePort());
  database = await openDatabase(
    { DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATA_DIR: folder },
    { firstRows: gazetteer },
  );
  const ports = [await freePort(), await freePort()];
  metrics = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
  servers = ports.map((port, at) =>
    createStartedServer({
      DATA_DIR: join(folder, String(at)),
      DATABASE_URL: url,
      VALKEY_URL: redis.url,
      GUESTS_PER_MINUTE: String(mostGuests),
      METRICS_PORT: String(port),
    }),
  );
  // One after the other: the first fills the database.
  for (const server of servers) await server.start();
}, 300_000);

afterAll(async () => {
  if (!hasRedis) return;
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
  await redis.stop();
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of a new guest session from an address, of the servers in turn. */
async function newGuest(address: string, at: number): Promise<number> {
  const server = await servers[at % servers.length]?.address();
  const reply = await fetch(`${server}/loginhandler/anonymoususer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{}',
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** The statuses of many new guests, of so many connections at once. */
async function newGuests(count: number, addressOf: (at: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let at = next++; at < count; at = next++) statuses.push(await newGuest(addressOf(at), at));
    }),
  );
  return statuses;
}

const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

const inDatabase = async () =>
  (
    await sql<{
      key: string;
      points: number;
    }>`select key, points from rate_limits where key like 'guests:%'`.execute(database.db)
  ).rows;

/** Whether both servers say that Valkey counts. */
const counts = async (is: boolean) =>
  until(async () => {
    const texts = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
    return texts.every((text) => text.includes(`valkey_ready ${is ? 1 : 0}`));
  });

describe.skipIf(!hasRedis)('limits that Valkey counts', () => {
  it('are shared by two processes, without a row in the database', async () => {
    expect(await counts(true)).toBe(true);
    const statuses = await newGuests(mostGuests + 80, () => '203.0.113.10');
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([mostGuests, 80]);
    expect(await inDatabase()).toEqual([]);
    const client = await createClient({ url: redis.url }).connect();
    expect(await client.keys('*')).toEqual(['limit:guests:203.0.113.10']);
    client.destroy();
  });

  it('fall back to the database when it is killed under load: everybody is answered, and the limit holds', async () => {
    const asked = 2_000;
    const begun = performance.now();
    let killed = 0;
    const statuses = await newGuests(asked, (at) => {
      if (at === asked / 4) {
        redis.signal('SIGKILL');
        killed = at;
      }
      return `198.51.${Math.floor(at / 250)}.${at % 250}`;
    });
    console.log(
      `${asked} guests in ${Math.round(performance.now() - begun)} ms, Redis killed at number ${killed}: ${countOf(statuses, 200)} answered`,
    );
    expect(countOf(statuses, 200)).toBe(asked);
    const flood = await newGuests(mostGuests + 80, () => '203.0.113.20');
    expect([countOf(flood, 200), countOf(flood, 429)]).toEqual([mostGuests, 80]);
    expect(await inDatabase()).toContainEqual({ key: 'guests:203.0.113.20', points: mostGuests + 80 });
  });

  it('are counted there again once it is back', async () => {
    await redis.start();
    expect(await counts(true)).toBe(true);
    const before = (await inDatabase()).length;
    expect(await newGuest('203.0.113.30', 0)).toBe(200);
    expect(await newGuest('203.0.113.30', 1)).toBe(200);
    expect(await inDatabase()).toHaveLength(before);
  });

  it('hold while it is silent, and everybody is answered', async () => {
    redis.signal('SIGSTOP');
    const statuses = await newGuests(mostGuests + 80, () => '203.0.113.40');
    expect(await counts(false)).toBe(true);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([mostGuests, 80]);
    redis.signal('SIGCONT');
    expect(await counts(true)).toBe(true);
  });
});
