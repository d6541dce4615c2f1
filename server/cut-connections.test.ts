import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from './database/database.ts';
import { gazetteer } from './locator/seed/seed-country.ts';
import { createCustomersRepository } from './session/customers-repository.ts';
import { createSessionRepository } from './session/session-repository.ts';
import { findPostgres, mustHavePostgres, noPostgres } from './testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from './testing/postgres-cluster.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';
import { customerHeaders } from './testing/test-app.ts';

/** Starting PostgreSQL and a process takes seconds on a busy machine; a reply may wait for a connection. */
const timeout = 180_000;
const patience = { timeout: 60_000, interval: 20 };
const secret = 'the secret of the tests, long enough';
const poolSize = 4;
/** More than the pool has connections, so that some requests wait for one. */
const customers = Array.from({ length: 8 }, (_, at) => `u-${at}`);
const savesInRound = 6;

const programs = findPostgres();

describe.skipIf(!programs && !mustHavePostgres(process.env))('cut connections to PostgreSQL', () => {
  let folder = '';
  let url = '';
  let cluster: PostgresCluster | undefined;
  let own: OpenDatabase | undefined;
  let server: ServerProcess | undefined;
  let address = '';
  const headers = new Map<string, Record<string, string>>();
  /** Every reply to a write. */
  const replies: { readonly status: number; readonly retryAfter: string | null }[] = [];

  beforeAll(async () => {
    if (!programs) throw new Error(noPostgres);
    folder = mkdtempSync(join(tmpdir(), 'cut-'));
    cluster = startPostgres(programs, mkdtempSync(join(inject('runFolder'), 'cluster-')));
    url = cluster.createDatabase('cut');
    own = await openDatabase(
      { DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATA_DIR: folder },
      { firstRows: gazetteer },
    );
    server = startServer({
      DATA_DIR: folder,
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: String(poolSize),
      SESSION_SECRET: secret,
    });
    await server.until('Stop with Ctrl+C');
    address = /Ready at (\S+)/.exec(server.said())?.[1] ?? '';
    const sessions = createSessionRepository({
      db: own.db,
      now: Date.now,
      randomBytes,
      secret,
      accessSeconds: 3600,
      refreshSeconds: 3600,
    });
    const known = createCustomersRepository(own.db, Date.now);
    for (const userId of customers)
      headers.set(userId, await customerHeaders({ sessions, customers: known }, { userId }));
  }, timeout);
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await own?.close();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Saves an address, and again after each refusal, as a customer does. */
  async function save(userId: string, houseNo: string) {
    await vi.waitFor(async () => {
      const reply = await fetch(`${address}/customer-service/ve2/user/${userId}/addresses`, {
        method: 'POST',
        headers: { ...headers.get(userId), 'content-type': 'application/json' },
        body: JSON.stringify({ data: { ...anAddress, houseNo } }),
      });
      replies.push({ status: reply.status, retryAfter: reply.headers.get('retry-after') });
      expect(reply.status).toBe(200);
    }, patience);
  }

  /** All customers save addresses at the same time. */
  function load(round: string) {
    return Promise.all(
      customers.map(async (userId) => {
        for (let at = 0; at < savesInRound; at++) await save(userId, `${round}-${at}`);
      }),
    );
  }

  /** Locks the addresses and waits until every connection of the server is in the middle of a write. */
  async function holdAllConnections() {
    const holder = new pg.Client({ connectionString: url });
    // A fast shutdown cuts it too.
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('begin; lock table addresses in access exclusive mode');
    const watcher = new pg.Client({ connectionString: url });
    watcher.on('error', () => {});
    await watcher.connect();
    await vi.waitFor(async () => {
      const { rows } = await watcher.query(
        "select pid from pg_stat_activity where datname = 'cut' and state = 'active' and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(poolSize);
    }, patience);
    return {
      async cutAllOthers() {
        const { rows } = await watcher.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cut' and wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(poolSize);
        await watcher.end();
        await holder.end();
      },
    };
  }

  async function expectSavedOnce(rounds: readonly string[]) {
    const saved = await vi.waitFor(
      () =>
        sql<{ user: string; house: string }>`
          select user_id as user, address->>'houseNo' as house from addresses
        `.execute(own?.db ?? expect.fail()),
      patience,
    );
    const expected = customers.flatMap((user) =>
      rounds.flatMap((round) => Array.from({ length: savesInRound }, (_, at) => `${user} ${round}-${at}`)),
    );
    expect(saved.rows.map(({ user, house }) => `${user} ${house}`).sort()).toEqual(expected.sort());
  }

  const refused = () => replies.filter(({ status }) => status !== 200);

  it('survives the cut of all busy connections, twice, and loses and doubles no write', {
    timeout,
  }, async () => {
    const rounds = ['first', 'second'];
    for (const round of rounds) {
      replies.length = 0;
      const loading = load(round);
      await (await holdAllConnections()).cutAllOthers();
      await loading;
      expect(refused().length).toBeGreaterThanOrEqual(poolSize);
      expect(new Set(refused().map(({ status }) => status))).toEqual(new Set([503]));
      expect(refused().every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    }
    await expectSavedOnce(rounds);
    expect(server?.child.exitCode).toBeNull();
  });

  it('answers 503 while PostgreSQL restarts under load, and serves within 5 seconds after', {
    timeout,
  }, async () => {
    replies.length = 0;
    const loading = load('third');
    await holdAllConnections();
    cluster?.shutDown();
    for (const path of ['/api/ve1/app-config', '/catalog-service/ve1/stores/14052/leftmenu', '/readyz']) {
      const reply = await fetch(address + path);
      expect([path, reply.status]).toEqual([path, 503]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    cluster?.start();
    await vi.waitFor(async () => expect((await fetch(`${address}/api/ve1/app-config`)).status).toBe(200), {
      timeout: 5000,
      interval: 20,
    });
    await loading;
    expect(new Set(refused().map(({ status }) => status))).toEqual(new Set([503]));
    await expectSavedOnce(['first', 'second', 'third']);
    expect(server?.child.exitCode).toBeNull();
  });
});

const anAddress = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  address: '100 Feet Road',
  label: 'Home',
};
