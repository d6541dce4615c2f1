import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { gazetteer } from '../../locator/seed/seed-country.ts';
import { fixtureDocuments } from '../../testing/documents.ts';
import { findPostgres, mustHavePostgres, noPostgres } from '../../testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from '../../testing/postgres-cluster.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Database, type OpenDatabase, openDatabase, snapshotFolder } from '../database.ts';
import { pgliteDialect } from '../pglite-dialect.ts';
import { emptyDatabase } from '../snapshot.ts';
import type { Tables } from '../tables/tables.ts';
import type { HeardChanges } from './changes.ts';
import { hearEmbedded } from './hear-embedded.ts';
import { hearPostgres, mostSilenceMs } from './hear-postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

// A trigger of a statement runs also where the statement finds no row.
const changePages = (db: Database) => sql`delete from promotions where false`.execute(db);
const changeMenus = (db: Database) => sql`delete from categories where false`.execute(db);
const changeCarts = (db: Database) => sql`delete from carts where false`.execute(db);

it('the embedded database tells of a change before who made it goes on', async () => {
  const client = await PGlite.create({ loadDataDir: await emptyDatabase(snapshotFolder(), gazetteer) });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  const changes = await hearEmbedded(client);
  const stamps = [changes.stamp()];
  for (const change of [changePages, changeMenus, changeCarts]) {
    await change(db);
    stamps.push(changes.stamp());
  }
  expect(stamps).toEqual([0, 1, 2, 2]);
  await db
    .transaction()
    .execute(changePages)
    .then(() => stamps.push(changes.stamp()));
  expect(stamps.at(-1)).toBe(3);
  await db.destroy();
});

const idOf = ({ id }: { readonly id: string }) => id;

const programs = findPostgres();

describe.skipIf(!programs && !mustHavePostgres(process.env))('changes of PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  let other: OpenDatabase | undefined;
  let url = '';
  let changes: HeardChanges | undefined;
  const told: string[] = [];
  const log = { warn: (text: string) => void told.push(text), info: (text: string) => void told.push(text) };
  let time = 0;
  const hear = (at = url) => (changes = hearPostgres(at, { now: () => time, log }));
  const heard = (listener: HeardChanges) =>
    vi.waitFor(() => expect(listener.stamp()).toBeDefined(), { timeout: 30_000 });
  const changed = (listener: HeardChanges, from: number | undefined) =>
    vi.waitFor(() => expect(listener.stamp()).toBeGreaterThan(from ?? 0), { timeout: 30_000 });

  beforeAll(async () => {
    if (!programs) throw new Error(noPostgres);
    cluster = startPostgres(programs, mkdtempSync(join(inject('runFolder'), 'cluster-')));
    url = cluster.createDatabase('heard');
    other = await openDatabase(
      { DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATA_DIR: '' },
      { firstRows: gazetteer },
    );
  }, 60_000);
  afterEach(async () => {
    await changes?.close();
    told.length = 0;
  });
  afterAll(async () => {
    await other?.close();
    cluster?.stop();
  });

  it('are heard of, whoever makes them', async () => {
    const listener = hear();
    await heard(listener);
    for (const change of [changePages, changeMenus]) {
      const before = listener.stamp();
      await change((other as OpenDatabase).db);
      await changed(listener, before);
    }
  });

  it('are those of the process itself at once', async () => {
    const listener = hear();
    await heard(listener);
    const before = listener.stamp() as number;
    listener.changed();
    expect(listener.stamp()).toBeGreaterThan(before);
  });

  it('are seen by who publishes at the next request, and by the other process when it hears of them', async () => {
    const { db } = other as OpenDatabase;
    const listeners = [
      hearPostgres(url, { now: () => time, log }),
      hearPostgres(url, { now: () => time, log }),
    ];
    const [one, two] = [
      await createTestApp(db, { documents: fixtureDocuments, changes: listeners[0] }),
      await createTestApp(db, { documents: [], shop: false, changes: listeners[1] }),
    ];
    for (const listener of listeners) await heard(listener);
    const shown = async (app: TestApp) =>
      (await app.get('/catalog-service/ve2/stores/14052/widget')).json().data.widgets.map(idOf);
    // Both keep what they have read.
    expect(await shown(two)).toEqual(await shown(one));
    const body = { document: 'landing', nodes: [{ id: 'new', type: 'notice', props: { text: 'New' } }] };
    const published = await one.author('POST', '/content-service/ve1/publish', {
      documents: [{ kind: 'landing', slug: 'default', file: 'landing.json', body }],
    });
    expect(published.statusCode, published.body).toBe(200);
    expect(await shown(one)).toEqual(['new']);
    await vi.waitFor(async () => expect(await shown(two)).toEqual(['new']), { timeout: 30_000 });
    for (const listener of listeners) await listener.close();
  });

  it('are not known while the connection is lost: then as after a change', async () => {
    const listener = hear();
    await heard(listener);
    const before = listener.stamp();
    const { db } = other as OpenDatabase;
    const listening = sql`select pid from pg_stat_activity where query like '%as mark' and pid <> pg_backend_pid()`;
    await sql`select pg_terminate_backend(pid) from (${listening}) as listeners`.execute(db);
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 30_000 });
    expect(told[0]).toContain('each request asks the database');
    await heard(listener);
    expect(listener.stamp()).toBeGreaterThan(before as number);
  });

  it('are not known where nothing has answered for long', async () => {
    const listener = hear();
    await heard(listener);
    const before = time;
    time += mostSilenceMs;
    expect(listener.stamp()).toBeUndefined();
    time = before;
    expect(listener.stamp()).toBeDefined();
  });

  it('are not heard of where the database is away, and it fails nobody', async () => {
    const listener = hear('postgres://nobody@127.0.0.1:1/nothing');
    expect(listener.stamp()).toBeUndefined();
    await listener.close();
    expect(listener.stamp()).toBeUndefined();
  });
});
