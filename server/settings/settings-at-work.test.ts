import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptMobile, sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import type { Database } from '../database/database.ts';
import type { GuestSession } from '../session/session-repository.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders, type TestApp } from '../testing/test-app.ts';

const scoreboardKey = Buffer.alloc(32, 7).toString('base64url');
const env = {
  TRUST_PROXY: 'loopback',
  DEFAULT_STORE_ID: '14061',
  DEFAULT_WALLET_APPLIED: 'on',
  SESSION_TTL_SECONDS: '60',
  REFRESH_TTL_SECONDS: '7200',
  PREVIEW_TTL_SECONDS: '90',
  SCOREBOARD_KEY: scoreboardKey,
};

let db: Database;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, { env });
}, 60_000);
afterAll(() => close());

/** What a setting of the server changes for customers and authors. */
describe('the settings of a shop', () => {
  it('WID-18 the store of who has none, and whether their wallet is used at once', async () => {
    const reply = await test.get('/api/ve1/default-store', { 'x-forwarded-for': '8.8.8.8' });
    expect(reply.json().data).toMatchObject({ panIndiaStore: '14061', isDefaultWalletApplied: true });
  });

  it('WID-18 whom a proxy speaks for: the restaurant is that of the customer’s city', async () => {
    const reply = await test.get('/api/ve1/default-store', { 'x-forwarded-for': '203.0.113.7' });
    expect(reply.json().data).toMatchObject({ storeInCurrentIpCity: '14052' });
  });

  it('how many menus are kept; the metrics say what the caches hold and how often they had an answer', async () => {
    const metrics = createMetrics();
    const small = await createTestApp(db, {
      env: { MENU_CACHE_MB: '1' },
      shop: false,
      documents: [],
      metrics,
      pages: { folder: '/nowhere', render: async () => ({ status: 200, html: 'x' }) },
    });
    // One of them has space.
    for (const storeId of ['14052', '14052', '14053', '14052'])
      await small.get(`/catalog-service/ve1/stores/${storeId}/menu`);
    for (let time = 0; time < 3; time++) await small.get('/cart');
    const text = await metrics.read();
    expect(Number(/cache_bytes\{cache="menus"\} (\d+)/.exec(text)?.[1])).toBeLessThan(1e6);
    expect(Number(/cache_bytes\{cache="pages"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(400);
    expect(text.match(/cache_asked_total\{.*/g)).toEqual([
      'cache_asked_total{cache="pages",result="hit"} 2',
      'cache_asked_total{cache="pages",result="miss"} 1',
      'cache_asked_total{cache="menus",result="hit"} 1',
      'cache_asked_total{cache="menus",result="miss"} 3',
    ]);
    await small.app.close();
  });

  it('SES-26 how long a session that has ended can be renewed', async () => {
    const ask = (url: string, payload: object, headers = {}) =>
      test.ask({ method: 'POST', url: `/loginhandler/${url}`, headers, payload });
    const guest = async () => (await ask('anonymoususer', {})).json<GuestSession>();
    const renew = async (who: GuestSession) =>
      (await ask('refreshtokenanonymous', { userId: who.userId }, guestHeaders(who))).statusCode;
    const guests = [await guest(), await guest()] as const;
    test.clock.forward(7_199_000);
    expect(await renew(guests[0])).toBe(200);
    test.clock.forward(2_000);
    expect(await renew(guests[1])).toBe(401);
  });

  it('how long the link of a preview shows the draft', async () => {
    const notice = { id: 'draft', type: 'notice', props: { text: 'A draft' } };
    const landing = {
      kind: 'landing',
      slug: 'default',
      file: 'content/landing/default.json',
      body: { document: 'landing', nodes: [notice] },
    };
    const reply = await test.author('POST', '/content-service/ve1/preview', { documents: [landing] });
    const { path } = reply.json<{ data: { path: string } }>().data;
    const shown = async () =>
      (await test.get(`/catalog-service/ve2/stores/14052/widget${path.slice(1)}`)).json<{
        data: { widgets: { id: string }[] };
      }>().data.widgets[0]?.id;
    test.clock.forward(89_000);
    expect(await shown()).toBe('draft');
    test.clock.forward(2_000);
    expect(await shown()).not.toBe('draft');
  });

  it('INF-04 with which key the numbers in the addresses of the scoreboard are encrypted', async () => {
    const joseph = { userId: 'u-joseph', mobile: '9000000003' };
    const ask = async (key: string) => {
      const number = await encryptMobile(joseph.mobile, key);
      const headers = await customerHeaders(test, joseph);
      return (await test.get(`/catalog-service/ve1/scoreboard/${number}`, headers)).statusCode;
    };
    expect(await ask(scoreboardKey)).toBe(200);
    expect(await ask(sandboxScoreboardKey)).not.toBe(200);
  });
});
