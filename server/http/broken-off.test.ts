import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Larger than the buffers of a connection whose client does not read. */
const long = randomBytes(12_000_000).toString('base64');

let test: TestApp;
let close: () => Promise<void>;
const logged: string[] = [];
const lines = () => logged.map((line) => JSON.parse(line) as { level: number; err?: { message: string } });

beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, {
    logged,
    env: { PAGE_CACHE_MB: '0' },
    pages: { folder: '/nowhere', render: async () => ({ status: 200, html: long }) },
  });
  test.app.get('/api/ve1/long', async () => ({ long }));
  await test.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await test.app.close();
  await close();
});

it.each(['/menu', '/api/ve1/long'])('a client that aborts %s causes no server error', async (path) => {
  logged.length = 0;
  const { port } = test.app.server.address() as AddressInfo;
  const asked = request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  expect(reply.headers['content-encoding']).toBe('br');
  reply.destroy();
  await vi.waitFor(() => expect(lines().some(({ err }) => err?.message === 'premature close')).toBe(true), {
    timeout: 20_000,
  });
  expect(lines().filter(({ level }) => level > 30)).toEqual([]);
});
