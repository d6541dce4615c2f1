import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, {
    env: { SANDBOX: 'on', PUBLIC_ORIGIN: 'https://shop.test' },
    pages: { folder: '/nowhere', render: async () => ({ status: 200, html: '' }) },
  });
}, 60_000);
afterAll(async () => {
  await test.app.close();
  await close();
});

it.each(['/menu%', '/%zz', '/info/%E0%A4%A', '/menu%?x=1'])(
  'answers the broken address %s by a page, under the rules of every page',
  async (url) => {
    const reply = await test.get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('<h1>This address is broken</h1>');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.any(String),
    });
  },
);

it.each(['/api/ve1/%zz', '/catalog-service/ve1/stores/%/menu', '/pictures/%zz.webp'])(
  'answers the broken address %s of a call or file in the shape of calls',
  async (url) => {
    const reply = await test.get(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'BAD_ADDRESS' }] });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  },
);
