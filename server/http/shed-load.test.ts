import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../metrics/create-metrics.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { registerErrorReplies } from './error-replies.ts';
import { registerHealth } from './health.ts';
import { type Load, shedLoad } from './shed-load.ts';

let app: FastifyInstance;
let load: Load;
let finish: () => void;
const shed = vi.fn<() => void>();
beforeEach(() => {
  shed.mockClear();
  app = Fastify();
  load = shedLoad(app, { mostWaiting: 2, shed });
  registerErrorReplies(app);
  registerHealth(app, { ping: async () => {} });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', () => finished.then(() => 'done'));
  app.get('/quick', async () => 'done');
  app.post('/body', async () => 'done');
});
afterEach(() => app.close());

const waiting = (requests: number) => vi.waitFor(() => expect(load.waiting()).toBe(requests));

it('refuses a request at once when as many wait as may, says when to ask again, and takes the next one once one is answered', async () => {
  const slow = [app.inject('/slow'), app.inject('/slow')].map((reply) => Promise.resolve(reply));
  await waiting(2);
  const refused = await app.inject('/quick');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'OVERLOADED' }] });
  expect(shed).toHaveBeenCalledOnce();
  finish();
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(load.waiting()).toBe(0);
  expect((await app.inject('/quick')).statusCode).toBe(200);
});

it('answers whether the process is well, and whether it is ready, however many wait', async () => {
  const slow = [app.inject('/slow'), app.inject('/slow')].map((reply) => Promise.resolve(reply));
  await waiting(2);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(shed).not.toHaveBeenCalled();
  finish();
  await Promise.all(slow);
});

it('does not count a request whose body is on its way, and refuses it when it has come and too many wait', async () => {
  const begun = vi.fn<() => void>();
  app.addHook('preParsing', async ({ method }) => void (method === 'POST' && begun()));
  const bodies = [new PassThrough(), new PassThrough(), new PassThrough()];
  const sent: Promise<{ readonly statusCode: number }>[] = [];
  for (const payload of bodies) {
    const headers = { 'content-type': 'text/plain', 'content-length': '2' };
    sent.push(Promise.resolve(app.inject({ method: 'POST', url: '/body', headers, payload })));
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(sent.length));
  }
  expect((await app.inject('/quick')).statusCode).toBe(200);
  expect(load.waiting()).toBe(0);
  bodies[0]?.end('ok');
  expect((await sent[0])?.statusCode).toBe(200);
  const slow = [app.inject('/slow'), app.inject('/slow')].map((reply) => Promise.resolve(reply));
  await waiting(2);
  for (const body of bodies) body.end('ok');
  expect((await Promise.all(sent.slice(1))).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  finish();
  await Promise.all(slow);
});

it('gives the place of a customer who has gone to another once the work for it is done', async () => {
  const closed = vi.fn<() => void>();
  app.addHook('onRequest', async (_, { raw }) => void raw.once('close', closed));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const gone = [0, 1].map(() => request({ host: '127.0.0.1', port, path: '/slow' }).end());
  for (const each of gone) each.on('error', () => {});
  await waiting(2);
  for (const each of gone) each.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  expect((await app.inject('/quick')).statusCode).toBe(503);
  finish();
  await waiting(0);
  expect((await app.inject('/quick')).statusCode).toBe(200);
});

it('is how the whole server does it, by its setting, and metrics count what was refused', {
  timeout: 60_000,
}, async () => {
  const { db, close } = await openMemoryDatabase();
  const metrics = createMetrics();
  const test = await createTestApp(db, { metrics, env: { MAX_WAITING: '1' } });
  const url = '/catalog-service/ve1/stores/14052/menu';
  const statuses = (await Promise.all([test.get(url), test.get(url)])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 503]);
  const text = await metrics.read();
  expect(text).toContain('http_shed_total 1');
  expect(text).toContain('http_requests_waiting 0');
  await close();
});
