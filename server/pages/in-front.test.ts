import { afterAll, beforeAll, expect, it } from 'vitest';
import { services } from '#schemas/api/calls.ts';
import { routePath } from '../http/call-schema.ts';
import { variantsCookie } from '../sandbox/variants/forced-variants.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp, guestHeaders, type TestApp } from '../testing/test-app.ts';

const contentUrl = '/catalog-service/ve1/stores/$storeId/bestseller';
const landingCall = '/catalog-service/ve2/stores/14052/widget';
const revalidated = 'public, max-age=0, must-revalidate';

let test: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, {
    env: { CDN_SECONDS: '300' },
    pages: {
      folder: '/nowhere',
      render: async ({ url }) => {
        if (url === '/tnc') return { status: 308, html: '', headers: { location: '/info/tnc' } };
        return { status: url === '/nowhere' ? 404 : 200, html: url };
      },
    },
  });
}, 120_000);
afterAll(async () => {
  await test.app.close();
  await close();
});

const tagsOf = async (url: string) => String((await test.get(url)).headers['surrogate-key']).split(' ');

it('a page may be kept in front until it changes by the clock, and browsers ask each time', async () => {
  // The next minute begins in less than the setting: dishes are sold by the hour.
  const seconds = Math.floor((60_000 - (test.clock.now() % 60_000)) / 1000);
  const stale = 'stale-while-revalidate=30, stale-if-error=3600';
  const { headers } = await test.get('/');
  expect(headers).toMatchObject({
    'cache-control': `${revalidated}, s-maxage=${seconds}, ${stale}`,
    'cdn-cache-control': `public, max-age=${seconds}, ${stale}`,
    'x-page-cookies': 'store, orderType, bucket, menuOrder',
    'cache-tag': String(headers['surrogate-key']).replaceAll(' ', ','),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  const known = await test.get('/', { 'if-none-match': String(headers.etag) });
  expect(known.statusCode).toBe(304);
  for (const name of ['cache-control', 'cdn-cache-control', 'x-page-cookies', 'surrogate-key', 'vary'])
    expect(known.headers[name], name).toBe(headers[name]);
});

it('a public call may be kept for the time of the setting, by the headers that it varies by', async () => {
  const { headers } = await test.get(landingCall);
  expect(headers['cache-control']).toContain(`${revalidated}, s-maxage=300,`);
  expect(headers.vary).toContain('x-registry-version');
  const known = await test.get(landingCall, { 'if-none-match': String(headers.etag) });
  expect([known.statusCode, known.headers['cache-control']]).toEqual([304, headers['cache-control']]);
});

it('what is kept names the documents that it was read from, also those that would take their place', async () => {
  const home = await tagsOf('/');
  expect(home).toEqual(
    expect.arrayContaining(['page', 'catalogue', 'landing/store-14052', 'landing/default', 'alerts/default']),
  );
  expect(home).not.toContain('info-page/tnc');
  expect(await tagsOf('/info/tnc')).toEqual(expect.arrayContaining(['page', 'info-page/tnc']));
  expect(await tagsOf(landingCall)).toEqual([
    'call',
    'app-config/default',
    'app-config/pwa',
    'landing/default',
    'landing/store-14052',
  ]);
  expect(await tagsOf('/catalog-service/ve1/stores/14052/menu')).toEqual(
    expect.arrayContaining(['call', 'catalogue', 'app-config']),
  );
  for (const path of ['bestseller', 'widget/everyday-value', 'deals'])
    expect(await tagsOf(`/catalog-service/ve1/stores/14052/${path}`), path).toContain('catalogue');
});

it('what is kept of restaurants names the catalogue, of which they are a part: an import drops it', async () => {
  const tagged: Record<string, boolean> = {};
  for (const call of Object.values(services.locator)) {
    if (call.method !== 'GET') continue;
    const { headers } = await test.get(
      routePath(call)
        .replace(':storeId', '14052')
        .replace(':city', 'Bengaluru')
        .replace(':location', 'Indiranagar'),
    );
    if (!String(headers['cache-control']).includes('s-maxage')) continue;
    tagged[call.id] = String(headers['surrogate-key']).split(' ').includes('catalogue');
  }
  expect(tagged).toEqual({
    getStores: true,
    getStore: true,
    getCities: true,
    getCityStores: true,
    getCityLocalities: true,
    getStoresNew: true,
    getStoresInCity: true,
    getStorePage: true,
    getStoreLocalities: true,
  });
  for (const page of ['/restaurants', '/restaurants?storeId=14052'])
    expect(await tagsOf(page), page).toContain('catalogue');
});

it.each(['/nowhere', '/tnc?utm_source=x', '/menu/?gclid=1'])(
  '%s, one of addresses without number, is not kept in front',
  async (url) => {
    const { headers } = await test.get(url);
    expect(headers['cache-control']).toBe(revalidated);
    expect(headers).not.toHaveProperty('cdn-cache-control');
  },
);

it('nobody can ask whether a redirect is still the same: it is another one with each query', async () => {
  expect((await test.get('/tnc?utm_source=x')).headers).not.toHaveProperty('etag');
});

it('what is for one browser is kept in no cache that people share', async () => {
  const guest = guestHeaders(await test.sessions.createGuest());
  const forced = { cookie: `${variantsCookie}=${encodeURIComponent('menuOrder=reversed')}` };
  const { data } = (
    await test.author('POST', '/content-service/ve1/preview', {
      documents: [{ kind: 'landing', slug: 'default', file: 'f', body: landingFixture }],
    })
  ).json();
  const asked: [string, Record<string, string>][] = [
    ['/', forced],
    [landingCall, forced],
    [data.path, {}],
    ['/socialSignin?code=x', {}],
    [landingCall, { cookie: `preview=${data.token}` }],
    ['/catalog-service/ve1/stores/14052/widget/previous-order', guest],
    ['/agg/cart-service/ve1/cart/1', guest],
  ];
  for (const [url, headers] of asked) {
    const reply = await test.get(url, headers);
    expect(reply.headers['cache-control'], url).toMatch(/private|no-store/);
    expect(reply.headers, url).not.toHaveProperty('cdn-cache-control');
    expect(String(reply.headers['cache-control']), url).not.toContain('s-maxage');
  }
});

it('a document for a session is not kept in front', async () => {
  const nodes = [{ id: 'own', type: 'bestsellers', contentUrl, when: { session: 'logged-in' } }];
  await test.content.publish(
    [{ kind: 'landing', slug: 'store-14061', body: { document: 'landing', nodes } }],
    'test',
  );
  const { headers } = await test.get(landingCall.replace('14052', '14061'));
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
});
