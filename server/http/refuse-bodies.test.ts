import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { HttpFault } from './http-fault.ts';
import { refuseBodies } from './refuse-bodies.ts';
import { authorToken, createTestApp, type TestApp } from '../testing/test-app.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  test = await createTestApp(db);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => test.app.close());
afterAll(() => close());

const publish = '/content-service/ve1/publish';
const guest = '/loginhandler/anonymoususer';
const refresh = '/loginhandler/refreshtoken';
const events = '/api/ve1/events';

/** Sends the head of a request whose body never comes, and returns the reply: the server can only have sent it without the body. */
function replyWithoutBody(path: string, headers: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      reply += chunk.toString();
      if (!reply.includes('\r\n\r\n') || !reply.endsWith('}')) return;
      socket.destroy();
      resolve(reply);
    });
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'host: shop',
        'content-type: application/json',
        'content-length: 4000000',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    );
  });
}

it.each([
  ['documents without a token', publish, [], 401],
  ['documents with a wrong token', publish, ['authorization: Bearer wrong'], 401],
  ['compressed documents without a token', publish, ['content-encoding: gzip'], 415],
  [
    'compressed documents of the author',
    publish,
    [`authorization: Bearer ${authorToken}`, 'content-encoding: br'],
    415,
  ],
  ['a compressed body of a customer', guest, ['content-encoding: deflate'], 415],
  [
    'the body of a session that has ended',
    '/customer-service/ve2/user/u-1/addresses',
    ['x-auth-token: old'],
    401,
  ],
  ['the body of an unknown call', '/content-service/ve1/unknown', [], 404],
  ['more than a customer’s call takes', guest, [], 413],
])('refuses %s before the body is there', async (_, path, headers, status) => {
  expect(await replyWithoutBody(path, headers)).toMatch(`HTTP/1.1 ${status} `);
});

it('says what to do about a compressed body, and does not decompress it', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const reply = await test.ask({
    method: 'POST',
    url: publish,
    headers: {
      authorization: `Bearer ${authorToken}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: gzipSync(JSON.stringify({ documents: [] })),
  });
  expect(parse).not.toHaveBeenCalled();
  expect([reply.statusCode, reply.json().errors[0]]).toEqual([
    415,
    { code: 'COMPRESSED_BODY', displayMsg: expect.stringContaining('without content-encoding') },
  ]);
});

it('takes a body that names the encoding of one that is not compressed', async () => {
  const reply = await test.ask({
    method: 'POST',
    url: guest,
    headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
    payload: '{}',
  });
  expect(reply.statusCode).toBe(200);
});

const good = JSON.stringify({ userId: 'u-1', refreshToken: 'x' });
const send = (remoteAddress: string, payload: string, url = refresh) =>
  test.ask({ method: 'POST', url, remoteAddress, headers: { 'content-type': 'application/json' }, payload });

it('reads no more bodies from an address that sent too many bad ones, and all others’', async () => {
  // Of a good small body the call itself says no: that counts for nothing.
  for (let time = 0; time < 40; time++) expect((await send('203.0.113.1', good)).statusCode).toBe(401);
  const large = `{"events${' '.repeat(62 * 1024)}`;
  const answered = new Set<number>();
  for (let bad = 0; bad < 33; bad++) answered.add((await send('203.0.113.1', large, events)).statusCode);
  expect([...answered]).toEqual([400]);
  const blocked = await send('203.0.113.1', good);
  expect(blocked.statusCode).toBe(429);
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('203.0.113.2', good)).statusCode).toBe(401);
  expect((await test.get('/healthz')).statusCode).toBe(200);
  // A page with a body is refused like a call, and not reported as a page that failed.
  const page = await test.ask({ method: 'GET', url: '/', remoteAddress: '203.0.113.1', payload: 'x' });
  expect(page.statusCode).toBe(429);
});

it('counts bad bodies by their size: many small ones of a neighbour behind the same address block nobody', async () => {
  for (let bad = 0; bad < 400; bad++) await send('203.0.113.1', '{');
  expect((await send('203.0.113.1', good)).statusCode).toBe(401);
});

it('counts a large body whose caller is refused by the call itself', async () => {
  const padded = JSON.stringify({ userId: 'u-1', refreshToken: 'x', more: 'x'.repeat(3500) });
  const answered: number[] = [];
  for (let time = 0; time < 600; time++) answered.push((await send('203.0.113.1', padded)).statusCode);
  expect(answered[0]).toBe(401);
  expect(answered.at(-1)).toBe(429);
});

it.each([{ 'retry-after': '0' }, { 'retry-after': 'soon' }, {}])(
  'blocks an address for a second, and not without an end, where the limit says no time: %j',
  async (headers: Record<string, string>) => {
    const refuse = async () => {
      throw new HttpFault(429, { code: 'TOO_MANY_REQUESTS', displayMsg: 'Too many.' }, headers);
    };
    const app = fastify();
    onTestFinished(() => app.close());
    refuseBodies(app, { take: refuse, check: refuse, giveBack: async () => {} });
    app.post('/', async () => 'taken');
    const ask = async (payload: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/',
          headers: { 'content-type': 'application/json' },
          payload,
        })
      ).statusCode;
    expect(await ask('{')).toBe(400);
    expect(await ask('{}')).toBe(429);
    await vi.waitFor(async () => expect(await ask('{}')).toBe(200), { timeout: 3_000 });
  },
);

it('reads small bodies only where everybody may call', async () => {
  const padded = JSON.stringify({ userId: 'u-1', refreshToken: 'x', more: 'x'.repeat(5000) });
  expect((await send('203.0.113.1', padded)).statusCode).toBe(413);
});
