import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerHealth } from './health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The server on a database that answers as told, and what it answers to /readyz. */
function asked(ping: () => Promise<unknown>) {
  const app = Fastify();
  registerHealth(app, { ping });
  return app.inject('/readyz');
}

it('is ready while the database answers', async () => {
  const reply = await asked(async () => {});
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ready' }]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is not ready when the database has given no answer for 2 seconds', async () => {
  let called = () => {};
  const waiting = new Promise<void>((resolve) => {
    called = resolve;
  });
  const reply = asked(() => {
    called();
    return new Promise(() => {});
  });
  void reply.catch(() => {});
  await waiting;
  await vi.advanceTimersByTimeAsync(2000);
  const { statusCode, headers } = await reply;
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

it('asks the database once for all that ask at the same time, and anew for who asks later', async () => {
  const ping = vi.fn<() => Promise<void>>(async () => {});
  const app = Fastify();
  registerHealth(app, { ping });
  await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  expect(ping).toHaveBeenCalledTimes(1);
  await app.inject('/readyz');
  expect(ping).toHaveBeenCalledTimes(2);
});

it('is not ready any more once the process is asked to end, and is healthy until it has', async () => {
  const ending = new AbortController();
  const app = Fastify();
  registerHealth(app, { ping: async () => {}, ending: ending.signal });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  ending.abort();
  const { statusCode, headers, json } = await app.inject('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(json()).toEqual({ status: 'not ready', reason: 'The server is ending.' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
