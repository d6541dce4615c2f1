import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#schemas/api/calls.ts';
import { postEvents } from '#schemas/api/config.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { authorToken, createTestApp, type TestApp } from '../testing/test-app.ts';
import { routePath } from './call-schema.ts';

// What every call does alike. That each answers as its contract says is in contract.test.ts.

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db);
}, 60_000);
afterAll(() => close());

it('answers wrong input by 400, and names field and cure', async () => {
  const reply = await test.ask({ method: 'POST', url: '/loginhandler/refreshtoken', payload: { userId: 5 } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ code: 'INVALID_INPUT', displayMsg: expect.stringContaining("'userId' in the body") }, {}],
  });
  const broken = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken',
    headers: { 'content-type': 'application/json' },
    payload: '{"userId',
  });
  expect(broken.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'INVALID_JSON' }] });
  expect(broken.statusCode).toBe(400);
});

it.each([
  ["The content type 'text/plain;charset=UTF-8' was sent.", 'text/plain;charset=UTF-8'],
  ["The content type 'application/x-www-form-urlencoded' was sent.", 'application/x-www-form-urlencoded'],
  ["The content type 'json' was sent.", 'json'],
  [`The content type 'text/${'x'.repeat(55)}' was sent.`, `text/${'x'.repeat(300)}`],
  ['Its content type is missing.', undefined],
])('answers a body that is not JSON by 415, and says what it takes: %s', async (says, type) => {
  const reply = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken?token=secret',
    headers: type ? { 'content-type': type } : {},
    payload: Buffer.from('{"userId":"u-1","refreshToken":"x"}'),
  });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toEqual({
    status: 'FAILED',
    errors: [
      {
        code: 'WRONG_CONTENT_TYPE',
        displayMsg: `POST /loginhandler/refreshtoken takes a body of JSON. ${says} Send JSON, with the header 'content-type: application/json'.`,
      },
    ],
  });
  expect(reply.headers).toMatchObject({
    accept: 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('refuses a deeply nested body before validating it', async () => {
  const nodes = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  const reply = await test.ask({
    method: 'POST',
    url: '/content-service/ve1/preview',
    headers: { authorization: `Bearer ${authorToken}`, 'content-type': 'application/json' },
    payload: `{"documents":[{"kind":"landing","slug":"default","file":"x","body":{"document":"landing","nodes":${nodes}}}]}`,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ code: 'TOO_DEEP', displayMsg: expect.stringContaining('more than 100 levels') }],
  });
});

it('closes connections whose client sends or reads nothing', () => {
  const { requestTimeout, timeout, maxConnections } = test.app.server;
  expect({ requestTimeout, timeout, maxConnections }).toEqual({
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 10_000,
  });
});

it('answers an unknown call by 404, and says where the calls are', async () => {
  const reply = await test.get('/api/ve1/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ displayMsg: expect.stringContaining('/api/docs') }],
  });
});

it('lists every call in the API document and on its page', async () => {
  const { paths } = (await test.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const documented = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(documented.sort()).toEqual(calls.map(({ id }) => id).sort());
  const page = await test.get('/api/docs');
  for (const { summary } of calls) expect(page.body).toContain(summary.replaceAll("'", '&#39;'));
  expect(page.body).not.toMatch(/<script|https?:\/\//);
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});

it('is healthy, and ready while the database answers', async () => {
  expect((await test.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await test.get('/readyz')).json()).toEqual({ status: 'ready' });
});

it('sends the security headers with every reply', async () => {
  for (const url of ['/healthz', '/api/ve1/app-config', '/nothing']) {
    expect((await test.get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

it('compresses replies above the least size', async () => {
  const reply = await test.get('/catalog-service/ve1/stores/14052/bestseller', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
});

it('MIN-05 lets known pairs of API key and client type call, where there is a list', async () => {
  const { get } = await createTestApp(db, { env: { API_KEYS: 'k1:web,k2:paytm' } });
  const call = (key: string, type: string) =>
    get('/api/ve1/app-config', { [headerNames.apiKey]: key, [headerNames.clientType]: type });
  expect((await call('k2', 'paytm')).statusCode).toBe(200);
  expect((await call('k2', 'web')).statusCode).toBe(403);
  expect((await get('/api/ve1/app-config')).statusCode).toBe(403);
});

it('takes events without an API key: a beacon carries no headers', async () => {
  const { ask } = await createTestApp(db, { env: { API_KEYS: 'k1:web' } });
  const payload = { clientId: '123.456', events: [{ id: 'e1', name: 'logout', at: 1 }] };
  expect((await ask({ method: 'POST', url: routePath(postEvents), payload })).statusCode).toBe(200);
});
