import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import { routePath } from '../http/call-schema.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, guestHeaders } from '../testing/test-app.ts';
import { createMetrics } from './create-metrics.ts';
import { readSettings } from '../settings.ts';
import { serveMetrics } from './serve-metrics.ts';
import { startMetrics } from './start-metrics.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The lines of some metrics, without their help. */
const linesOf = async (metrics: ReturnType<typeof createMetrics>, ...names: string[]) =>
  (await metrics.read()).split('\n').filter((line) => names.some((name) => line.startsWith(`${name}{`)));

it('say whether Valkey counts, and where what may be old was read', async () => {
  const metrics = createMetrics();
  metrics.watchValkey(() => false);
  metrics.watchReplica(() => ({ isAsked: true, lagMs: 250, reads: { primary: 3, replica: 40 } }));
  for (let time = 0; time < 2; time++) {
    const text = await metrics.read();
    expect(text).toContain('valkey_ready 0\n');
    expect(text).toContain('database_replica_asked 1\n');
    expect(text).toContain('database_replica_lag_seconds 0.25\n');
    expect(text).toContain('database_public_reads_total{from="primary"} 3\n');
    expect(text).toContain('database_public_reads_total{from="replica"} 40\n');
  }
});

describeDatabases('metrics', (open) => {
  async function setUp() {
    const metrics = createMetrics();
    const test = await createTestApp(await open(), { metrics });
    const send = (events: readonly object[], clientId = '1700000000.45') =>
      test.ask({ method: 'POST', url: routePath(postEvents), payload: { clientId, events } });
    return { ...test, metrics, send };
  }

  it('count replies and their time by method, route and status, and hold no address', async () => {
    const { get, ask, metrics, sessions } = await setUp();
    const guest = await sessions.createGuest();
    await get('/catalog-service/ve1/stores/14052/menu');
    await get('/catalog-service/ve1/stores/14061/menu');
    await get('/agg/cart-service/ve1/cart/secret-cart', guestHeaders(guest));
    await ask({ method: 'POST', url: '/no-such-call/9876543210' });
    expect(await linesOf(metrics, 'http_replies_total')).toEqual([
      'http_replies_total{method="GET",route="/catalog-service/ve1/stores/:storeId/menu",status="200"} 2',
      'http_replies_total{method="GET",route="/agg/cart-service/ve1/cart/:cartId",status="404"} 1',
      'http_replies_total{method="POST",route="none",status="404"} 1',
    ]);
    const text = await metrics.read();
    expect(text).toContain(
      'http_reply_seconds_count{method="GET",route="/catalog-service/ve1/stores/:storeId/menu"} 2',
    );
    expect(text).not.toMatch(/secret-cart|9876543210|14061/);
  });

  it('count events of browsers by name, faults of documents, and what was invented together', async () => {
    const { send, metrics } = await setUp();
    const fault = (document: string, code: string) => ({
      id: `${document}-${code}`,
      name: 'document_fault',
      at: 1,
      properties: { channel: 'PWA', document, version: 'v', nodeId: '', path: '', code },
    });
    await send([
      fault('landing', 'unknown-clause'),
      { ...fault('landing', 'unknown-clause'), id: 'again' },
      { id: 'l', name: 'logout', at: 1, properties: { channel: 'PWA' } },
      { id: 'i', name: 'invented', at: 1, properties: { channel: 'PWA' } },
      { id: 'c', name: 'constructor', at: 1, properties: { channel: 'PWA' } },
    ]);
    expect(await linesOf(metrics, 'browser_events_total', 'document_faults_total')).toEqual([
      'browser_events_total{event="document_fault"} 2',
      'browser_events_total{event="logout"} 1',
      'browser_events_total{event="unknown"} 2',
      'document_faults_total{document="landing",code="unknown-clause"} 2',
    ]);
  });

  it('count nodes that were seen and pressed by group, each event once, and no node that was not published', async () => {
    const { get, send, metrics } = await setUp();
    const landing = (await get('/catalog-service/ve2/stores/14052/widget')).json();
    const about = { channel: 'PWA', type: 'hero-carousel', name: 'hero', document: 'landing' };
    const event = (id: string, name: string, nodeId: string) => ({
      id,
      name,
      at: 1,
      properties: { ...about, version: landing.data.version, nodeId },
    });
    const batch = [event('a', 'widget_impression', 'hero'), event('b', 'widget_click', 'hero')];
    await send(batch);
    await send([...batch, event('c', 'widget_impression', 'invented')]);
    await send([event('d', 'widget_impression', 'hero')], '1700000000.75');
    expect(await linesOf(metrics, 'document_node_events_total')).toEqual([
      'document_node_events_total{document="landing/default",node="hero",group="A",event="impression"} 1',
      'document_node_events_total{document="landing/default",node="hero",group="A",event="click"} 1',
      'document_node_events_total{document="landing/default",node="hero",group="B",event="impression"} 1',
    ]);
  });
});

it('kinds of faults past the 500th count together, whatever a browser invents', async () => {
  const metrics = createMetrics();
  const told = (code: unknown) =>
    metrics.told([{ name: 'document_fault', properties: { document: 'landing', code } }]);
  for (let number = 0; number < 502; number += 1) told(`code-${number}`);
  told('code-3');
  told({ not: 'a text' });
  const lines = await linesOf(metrics, 'document_faults_total');
  expect(lines).toHaveLength(501);
  expect(lines).toContain('document_faults_total{document="landing",code="code-3"} 2');
  expect(lines.at(-1)).toBe('document_faults_total{document="other",code="other"} 3');
});

it('say how many connections and bytes of caches there are when they are read', async () => {
  const metrics = createMetrics();
  let waiting = 0;
  let hits = 1;
  metrics.watchConnections(() => ({ busy: 2, idle: 1, waiting }));
  metrics.watchCaches(() => ({ pages: { bytes: 2048, hits, misses: 4 } }));
  await metrics.read();
  waiting = 7;
  hits = 5;
  expect(await linesOf(metrics, 'database_connections', 'cache_bytes', 'cache_asked_total')).toEqual([
    'database_connections{state="busy"} 2',
    'database_connections{state="idle"} 1',
    'database_connections{state="waiting"} 7',
    'cache_bytes{cache="pages"} 2048',
    'cache_asked_total{cache="pages",result="hit"} 5',
    'cache_asked_total{cache="pages",result="miss"} 4',
  ]);
  expect(await metrics.read()).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('are served at the address and port of the settings, with the connections of the database, and not at all without a port', async () => {
  const connections = () => ({ busy: 3, idle: 0, waiting: 0 });
  const started = await startMetrics(readSettings({ METRICS_PORT: '0', METRICS_HOST: '127.0.0.2' }), {
    connections,
  });
  onTestFinished(() => started?.close());
  expect(started?.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/metrics$/);
  expect(await (await fetch(started?.url ?? '')).text()).toContain('database_connections{state="busy"} 3');
  expect(await startMetrics(readSettings({}), { connections })).toBeUndefined();
});

it('are served at /metrics of their own port, and nothing else is', async () => {
  const metrics = createMetrics();
  metrics.replied({ method: 'GET', route: '/', status: 200, seconds: 0.02 });
  const { url, close } = await serveMetrics({ metrics, port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  const reply = await fetch(url);
  expect(reply.headers.get('content-type')).toContain('text/plain; version=');
  expect(await reply.text()).toContain('http_reply_seconds_bucket{le="0.025",method="GET",route="/"} 1');
  const other = await fetch(new URL('/', url));
  // A path that is no URL, as scanners send it, ends nothing.
  const odd = request(url, { path: '//' }).end();
  const [answer] = (await once(odd, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(404);
  answer.resume();
  expect([other.status, await other.text()]).toEqual([404, 'The metrics are at /metrics.\n']);
});

it('that cannot be served stop the start, and say what to set', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(serveMetrics({ metrics: createMetrics(), port, host: '127.0.0.1' })).rejects.toMatchObject({
    message: expect.stringContaining(`127.0.0.1:${port}: EADDRINUSE`),
    cure: expect.stringContaining('METRICS_PORT'),
  });
});
