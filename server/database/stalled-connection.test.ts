import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPostgres, mustHavePostgres, noPostgres } from '../testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { gazetteer } from '../locator/seed/seed-country.ts';

/** A proxy in front of PostgreSQL that can stop forwarding without closing the connections, as when a router drops them. */
async function createNetwork(socketPath: string) {
  const flows: { inbound: Socket; outbound: Socket }[] = [];
  const server = createServer((inbound) => {
    const outbound = connect(socketPath);
    inbound.pipe(outbound).pipe(inbound);
    // Connections that a test breaks off may end with an error.
    for (const socket of [inbound, outbound]) socket.on('error', () => socket.destroy());
    flows.push({ inbound, outbound });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => flows.length,
    goSilent() {
      for (const { inbound, outbound } of flows) {
        inbound.unpipe(outbound);
        outbound.unpipe(inbound);
      }
    },
    close() {
      for (const { inbound, outbound } of flows) {
        inbound.destroy();
        outbound.destroy();
      }
      return new Promise((closed) => server.close(closed));
    },
  };
}

const programs = findPostgres();

describe.skipIf(!programs && !mustHavePostgres(process.env))('a connection to PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  let folder = '';
  beforeAll(() => {
    if (!programs) throw new Error(noPostgres);
    folder = mkdtempSync(join(tmpdir(), 'stalled-'));
    cluster = startPostgres(programs, mkdtempSync(join(inject('runFolder'), 'cluster-')));
  }, 60_000);
  afterAll(() => {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('that has gone silent ends the waiting queries, and is replaced for new ones', async () => {
    const direct = new URL(cluster?.createDatabase('stalled') ?? '');
    const network = await createNetwork(join(direct.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    const settings = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}/stalled`,
      DATABASE_POOL_SIZE: 1,
      DATA_DIR: folder,
    };
    const { db, close } = await openDatabase(settings, {
      firstRows: gazetteer,
      limits: { connection: 5000, query: 1000 },
    });
    const ask = () => sql<{ answer: number }>`select 42 as answer`.execute(db);
    expect((await ask()).rows).toEqual([{ answer: 42 }]);
    const before = network.connections();
    network.goSilent();
    await expect(ask()).rejects.toThrow('timeout');
    expect((await ask()).rows).toEqual([{ answer: 42 }]);
    expect(network.connections()).toBe(before + 1);
    await close();
    await network.close();
  }, 60_000);

  it('counts as busy while it has a query, idle after it, and says how many requests wait for one', async () => {
    const settings = {
      DATABASE_URL: cluster?.createDatabase('counted') ?? '',
      DATABASE_POOL_SIZE: 1,
      DATA_DIR: folder,
    };
    const { db, connections, close } = await openDatabase(settings, { firstRows: gazetteer });
    const slow = () => sql`select pg_sleep(0.2)`.execute(db);
    const asked = [slow(), slow()];
    await expect.poll(() => connections?.()).toEqual({ busy: 1, idle: 0, waiting: 1 });
    await Promise.all(asked);
    expect(connections?.()).toEqual({ busy: 0, idle: 1, waiting: 0 });
    await close();
  }, 60_000);

  it('of its own tells whether the database answers while requests have all others', async () => {
    const settings = {
      DATABASE_URL: cluster?.createDatabase('asked') ?? '',
      DATABASE_POOL_SIZE: 1,
      DATA_DIR: folder,
    };
    const { db, ping, connections, close } = await openDatabase(settings, { firstRows: gazetteer });
    await db.transaction().execute(async () => {
      const waiting = sql`select 1`.execute(db);
      await expect.poll(() => connections?.()).toMatchObject({ busy: 1, waiting: 1 });
      await ping();
      expect(connections?.()).toMatchObject({ busy: 1, waiting: 1 });
      void waiting.catch(() => {});
    });
    await close();
    await expect(ping()).rejects.toThrow();
  }, 60_000);

  it('has a limit of a few seconds for requests, and a longer one for imports and seeds', async () => {
    const settings = {
      DATABASE_URL: cluster?.createDatabase('limits') ?? '',
      DATABASE_POOL_SIZE: 1,
      DATA_DIR: folder,
    };
    const { db, longWork, close } = await openDatabase(settings, { firstRows: gazetteer });
    const limitOf = async (asked: Database) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(asked)).rows[0]
        ?.statement_timeout;
    expect(await limitOf(db)).toBe('4s');
    expect(await longWork(limitOf)).toBe('2min');
    await close();
  }, 60_000);
});
