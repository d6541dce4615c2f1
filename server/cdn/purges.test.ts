import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { describeDatabases } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createHttpPurge } from './http-purge.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A CDN that notes what it is told, and answers with a status; undefined for no answer at all. */
async function startCdn() {
  const told: { headers: IncomingHttpHeaders; tags: string[] }[] = [];
  const cdn: { status: number | undefined } = { status: 200 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += String(part)));
    request.on('end', () => {
      told.push({ headers: request.headers, tags: (JSON.parse(text) as { tags: string[] }).tags });
      if (cdn.status !== undefined) response.writeHead(cdn.status).end('done');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { cdn, told, url: `http://127.0.0.1:${port}/purge` };
}

const landing = (text: string) => ({
  document: 'landing',
  nodes: [...landingFixture.nodes, { id: 'new', type: 'notice', props: { text } }],
});

describeDatabases('purges', (open) => {
  async function setUp(settings: Readonly<Record<string, string>> = {}) {
    const { cdn, told, url } = await startCdn();
    const logged: string[] = [];
    const metrics = createMetrics();
    const db = await open();
    const test = await createTestApp(db, {
      env: { CDN_PURGE_URL: url, CDN_PURGE_KEY: 'the-key-of-the-cdn', ...settings },
      metrics,
      logged,
    });
    const publish = (text: string) =>
      test.author('POST', '/content-service/ve1/publish', {
        documents: [{ kind: 'landing', slug: 'default', file: 'f', body: landing(text) }],
      });
    const counted = async () => (await metrics.read()).match(/cdn_purges_total\{.*/g);
    return { ...test, db, cdn, told, logged, publish, counted };
  }

  /** After the first purges, which are of everything. */
  async function begun() {
    const test = await setUp();
    for (let time = 0; time < 2; time++) await test.settleDue();
    expect(test.told.splice(0).map(({ tags }) => tags)).toEqual([
      ['call', 'page'],
      ['call', 'page'],
    ]);
    return test;
  }

  it('are of everything at the start of a server, and of nothing while nothing changes', async () => {
    const { settleDue, told } = await begun();
    await settleDue();
    expect(told).toEqual([]);
  });

  it('follow a publish and a rollback at once, by its documents, with the key; and once more later', async () => {
    const { publish, author, told, settleDue } = await begun();
    expect((await publish('One')).statusCode).toBe(200);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.tags).toEqual(['landing', 'landing/default']);
    expect(told[0]?.headers).toMatchObject({
      'surrogate-key': 'landing landing/default',
      authorization: 'Bearer the-key-of-the-cdn',
    });
    await author('POST', '/content-service/ve1/rollback', { kind: 'landing', slug: 'default' });
    await vi.waitFor(() => expect(told).toHaveLength(2));
    for (let time = 0; time < 2; time++) await settleDue();
    expect(told.map(({ tags }) => tags)).toEqual(Array(3).fill(['landing', 'landing/default']));
  });

  it('are made a second time when no page is made any more of what a replica had before', async () => {
    const { publish, told, settleDue, clock } = await setUp({
      DATABASE_URL: 'postgres://primary/shop',
      DATABASE_REPLICA_URL: 'postgres://replica/shop',
      DATABASE_REPLICA_LAG_MS: '2000',
    });
    await settleDue();
    await publish('One');
    await vi.waitFor(() => expect(told).toHaveLength(2));
    clock.forward(6_999);
    await settleDue();
    expect(told).toHaveLength(2);
    clock.forward(1);
    await settleDue();
    expect(told.slice(2).map(({ tags }) => tags)).toEqual([['call', 'landing', 'landing/default', 'page']]);
    await settleDue();
    expect(told).toHaveLength(3);
  });

  const changes: Record<string, [(db: Database) => Promise<unknown>, string]> = {
    'a product': [(db) => db.updateTable('products').set({ name: 'Renamed' }).execute(), 'catalogue'],
    'an offer': [(db) => db.updateTable('promotions').set({ heading: 'Changed' }).execute(), 'catalogue'],
    'a score': [(db) => db.updateTable('leaderboard').set({ name: 'Asha R' }).execute(), 'catalogue'],
    'the stock of a store': [
      (db) =>
        db
          .insertInto('store_products')
          .values({ store_id: '14052', product_id: 'PIZ1', available: false, available_text: 'Gone' })
          .onConflict((conflict) =>
            conflict.columns(['store_id', 'product_id']).doUpdateSet({ available_text: 'Gone' }),
          )
          .execute(),
      'stock/14052',
    ],
  };
  it.each(Object.keys(changes))('follow %s, whoever changed it', async (name) => {
    const { db, told, settleDue } = await begun();
    const [change, tag] = changes[name] ?? [async () => {}, ''];
    await change(db);
    await settleDue();
    expect(told.map(({ tags }) => tags)).toEqual([[tag]]);
  });

  it('that fail are tried again, later each time, are logged and counted, and fail no publish', async () => {
    const { cdn, publish, told, settleDue, clock, logged, counted } = await begun();
    cdn.status = 503;
    expect((await publish('One')).json().status).toBe('SUCCESS');
    await vi.waitFor(() => expect(logged.join('')).toContain('a purge of the CDN failed'));
    await settleDue();
    expect(told).toHaveLength(1);
    clock.forward(3_000);
    await settleDue();
    clock.forward(3_000);
    await settleDue();
    expect(told).toHaveLength(2);
    cdn.status = 200;
    clock.forward(3_000);
    await settleDue();
    expect(told).toHaveLength(3);
    expect(told.at(-1)?.tags).toEqual(['landing', 'landing/default']);
    expect(await counted()).toEqual([
      'cdn_purges_total{result="done"} 3',
      'cdn_purges_total{result="failed"} 2',
    ]);
    expect(logged.join('')).not.toContain('the-key-of-the-cdn');
  });
});

it('a CDN that does not answer is waited for only so long', async () => {
  const { cdn, url } = await startCdn();
  cdn.status = undefined;
  await expect(createHttpPurge({ url, timeOutMs: 50 })(['page'])).rejects.toThrow(/timeout/);
});
