import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { PageInput } from '#schemas/page-input.ts';
import { registryVersion } from '#schemas/registry-version.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { DiskFull } from '../database/disk-full.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { fixtureDocuments } from '../testing/documents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let close: () => Promise<void>;
let input: PageInput | undefined;
const folder = mkdtempSync(join(tmpdir(), 'client-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'compressed');
  writeFileSync(join(folder, 'service-worker.js'), '//');
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, {
    env: { SANDBOX: 'on', PUBLIC_ORIGIN: 'https://shop.test', PAGE_CACHE_MB: '0' },
    pages: {
      folder,
      render: async (given) => {
        input = given;
        if (given.url === '/fails') throw new Error('broken view');
        if (given.url === '/unavailable') throw new DatabaseUnavailable('Connection terminated');
        if (given.url === '/full') throw new DiskFull('No space left on device');
        if (given.url.startsWith('/tnc'))
          return { status: 308, html: '', headers: { location: '/info/tnc' } };
        const status = given.url.startsWith('/nowhere') || given.infoPage === null ? 404 : 200;
        return {
          status,
          html: `<h1>${given.url} ${given.landing?.version}</h1>${' '.repeat(2000)}`,
          inlineScripts: ['mark()'],
          scriptOrigins: ['https://partner.test', 'http://plain.test', 'https://x; script-src *', '*'],
          connectOrigins: ['https://api.test:8443'],
          frameOrigins: ['https://notices.test', 'https://*'],
        };
      },
    },
  });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.app.close();
  await close();
});

it('NAV-01 NAV-02 renders the home page with its data and nothing of the customer', async () => {
  for (const url of ['/', '/landing']) {
    const reply = await test.get(url);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(input).toMatchObject({
      url,
      origin: 'https://shop.test',
      storeId: '14052',
      orderType: 'D',
      bucket: 'new',
    });
    expect(input?.landing?.widgets.map(({ id }) => id)).toEqual(['hero', 'notice', 'best', 'value', 'again']);
    expect(Object.keys(input?.widgetContents ?? {})).toEqual([
      '/catalog-service/ve1/stores/14052/bestseller',
      '/catalog-service/ve1/stores/14052/widget/everyday-value',
    ]);
    expect({ charges: 'kept', ...input?.config }).toMatchObject({ landingVersion: 've1', charges: 'kept' });
    expect(input?.alerts.map(({ id }) => id)).toEqual(['rain']);
    expect(Object.keys(input?.leftMenu?.entries ?? {})).toEqual(['1', '2']);
  }
});

it('EXP-27 reads store, order type, bucket and order of the menu from their cookies, and ignores unknown values', async () => {
  await test.get('/menu', { cookie: 'store=14061; orderType=DINEIN; bucket=B; menuOrder=reversed' });
  expect(input).toMatchObject({ storeId: '14061', orderType: 'DINEIN', bucket: 'B', menuOrder: 'reversed' });
  await test.get('/menu', { cookie: 'store=99; orderType=x; bucket=%E0%A4%A; menuOrder=up' });
  expect(input).toMatchObject({ storeId: '14052', orderType: 'D', bucket: 'new', menuOrder: 'plain' });
  await test.get('/menu', { cookie: 'bucket=none' });
  expect(input).toMatchObject({ bucket: 'none' });
});

it('SES-12 lets no cache keep a page whose address holds a code of a provider, and names it in no other request', async () => {
  const reply = await test.get('/socialSignin?code=the-code&state=the-state');
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'origin' });
  expect(reply.headers).not.toHaveProperty('etag');
  expect((await test.get('/socialSignin?redirectUrl=/cart')).headers).toHaveProperty('etag');
});

it('INF-02 the page of the site map has what there is to link to, and other pages do not', async () => {
  await test.get('/sitemap');
  const { sections } = (await test.get('/catalog-service/ve1/sitemap', { asset: 'PWA' })).json().data;
  expect(input?.sitemap).toEqual(sections);
  await test.get('/info/tnc');
  expect(input).not.toHaveProperty('sitemap');
});

it('lets caches keep a page and revalidate it', async () => {
  const first = await test.get('/offers');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Cookie, accept-encoding',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
  });
  const ifNoneMatch = String(first.headers.etag);
  for (const headers of [{}, { 'if-none-match': ifNoneMatch }, { 'if-none-match': ifNoneMatch.slice(2) }]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await test.get('/offers', { ...headers, 'accept-encoding': encoding });
      expect(reply.statusCode).toBe('if-none-match' in headers ? 304 : 200);
      if (reply.statusCode === 304) expect(reply.body).toBe('');
      for (const name of ['cache-control', 'vary', 'etag'])
        expect(reply.headers[name]).toBe(first.headers[name]);
    }
  }
});

it('allows scripts and calls of this origin and the named ones, and no eval', async () => {
  const policy = String((await test.get('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update('mark()').digest('base64');
  expect(policy).toContain(`script-src 'self' https://partner.test 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' https://api.test:8443;");
  expect(policy).toContain("frame-src 'self' https://notices.test;");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain('upgrade-insecure-requests');
});

it('MIN-01 MIN-02 pages of a sandbox may be shown in its own frame, those of a shop in none', async () => {
  const { headers } = await test.get('/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const opened = await openMemoryDatabase();
  const shop = await createTestApp(opened.db, {
    env: {
      SANDBOX: 'off',
      AUTHOR_TOKEN: 'a-token-of-the-operator',
      SESSION_SECRET: 'a-secret-of-the-operator-that-is-long',
      PUBLIC_ORIGIN: 'https://shop.test',
    },
    pages: { folder, render: async () => ({ status: 200, html: '' }) },
  });
  const own = (await shop.get('/')).headers;
  expect(own['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(own['x-frame-options']).toBe('DENY');
  await opened.close();
});

it('compresses pages', async () => {
  const reply = await test.get('/info/tnc', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers.vary).toBe('Cookie, accept-encoding');
});

it('shows an error page without details when rendering fails', async () => {
  const reply = await test.get('/fails');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(reply.body).toContain('Something went wrong!');
  expect(reply.body).not.toContain('broken view');
});

it.each([
  ['the database does not answer', '/unavailable'],
  ['the disk is full', '/full'],
])('answers 503 while %s, and says when to ask again', async (_, url) => {
  const reply = await test.get(url);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.body).toContain('Something went wrong!');
});

it('NAV-33 follows the redirects of the app, and finds the terms there', async () => {
  const reply = await test.get('/tnc?utm_source=x');
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/info/tnc?utm_source=x']);
  await test.get('/info/tnc');
  expect(input?.infoPage?.document).toMatchObject({ heading: 'Terms' });
});

/** Sends a path unchanged; a client that parses addresses would normalise it. */
async function getRaw(path: string): Promise<{ status: number; location: string }> {
  const { port } = test.app.server.address() as AddressInfo;
  const [reply] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
  reply.resume();
  return { status: reply.statusCode ?? 0, location: reply.headers.location ?? '/' };
}

it('never redirects to another site, with any slashes at the beginning of an address', async () => {
  await test.app.listen({ port: 0, host: 'localhost' });
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '///evil.example/x',
    '/landing//evil.example/',
  ]) {
    for (const query of ['?preview=off', '']) {
      const { status, location } = await getRaw(path + query);
      expect(status).toBeLessThan(400);
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  }
  for (const path of ['//', '//?utm_source=x', '/\\']) {
    expect(await getRaw(path)).toEqual({ status: 200, location: '/' });
    expect(input?.url).toMatch(/^\/(\?|$)/);
  }
});

it('INF-01 redirects a path with a slash at its end to the one without, and keeps the query', async () => {
  const reply = await test.get('/our-story/?utm_source=x');
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/our-story?utm_source=x']);
});

it.each(['/menu', '/Menu', '/menu//sides', '/%6Denu', '/menu/100%25'])(
  'NAV-53 sends the menu with the page %s, as the app shows it there',
  async (path) => {
    await test.get(path);
    expect(input?.menu?.catalog.length).toBeGreaterThan(0);
  },
);

it.each([
  ['/Info/TNC', 'Terms'],
  ['/info//tn%63', 'Terms'],
  ['/%49nfo', 'Terms'],
  ['/Our-Story', undefined],
])('NAV-34 finds the information page of %s, or that there is none', async (path, heading) => {
  await test.get(path);
  expect(input?.infoPage?.document.heading).toBe(heading);
  if (heading === undefined) expect(input?.infoPage).toBeNull();
});

it.each(['/info/%00', '/info/caf%C3%A9', '/info/a%2Fb'])(
  'answers %s, the name of no page, by 404',
  async (path) => {
    expect((await test.get(path)).statusCode).toBe(404);
    expect(input?.infoPage).toBeNull();
  },
);

it('WID-06 sends a page the same data as the calls, with the same ETags', async () => {
  await test.get('/');
  const asked = (path: string, version: string | undefined) =>
    test.get(`/catalog-service/${path}`, {
      [headerNames.registryVersion]: String(registryVersion),
      'if-none-match': `"${version}"`,
    });
  for (const path of ['ve1/stores/14052/widget', 've2/stores/14052/widget'])
    expect((await asked(path, input?.landing?.version)).statusCode).toBe(304);
  const navigation = 've1/stores/14052/bottomnavigation';
  expect((await asked(navigation, input?.bottomNavigation.version)).statusCode).toBe(304);
  expect(input?.bottomNavigation).toMatchObject((await asked(navigation, 'other')).json().data);
  const leftMenu = 've1/stores/14052/leftmenu';
  expect((await asked(leftMenu, input?.leftMenu?.version)).statusCode).toBe(304);
  expect((await asked(leftMenu, 'other')).json().data).toEqual(input?.leftMenu?.entries);
  await test.get('/info/tnc');
  expect(
    (
      await test.get('/api/ve1/info/tnc', {
        'if-none-match': `"${input?.infoPage?.version}"`,
        [headerNames.registryVersion]: String(registryVersion),
      })
    ).statusCode,
  ).toBe(304);
});

/** Publishes web overrides of the configuration while `run` runs. */
async function withConfig(overrides: object, run: () => Promise<void>) {
  const body = { document: 'app-config', landingVersion: 've1', ...overrides };
  await test.content.publish([{ kind: 'app-config', slug: 'pwa', body }], 'test');
  await run();
  await test.content.rollback({ kind: 'app-config', slug: 'pwa' }, { author: 'asha' });
}

const draft = (text: string) => ({
  document: 'landing',
  nodes: [{ id: 'one', type: 'notice', props: { text } }],
  slots: { 'cart.top': [{ id: 'two', type: 'notice', props: { text } }] },
});

it('WID-06 renders the landing of the bucket store that the configuration names, as the call answers it', async () => {
  await test.content.publish([{ kind: 'landing', slug: 'bucket-south', body: draft('South') }], 'test');
  await withConfig({ bucketStoreId: 'South' }, async () => {
    await test.get('/');
    expect(input?.landing?.widgets).toMatchObject([{ id: 'one', props: { text: 'South' } }]);
    const reply = await test.get('/catalog-service/ve2/buckets/South/widget', {
      [headerNames.registryVersion]: String(registryVersion),
    });
    expect(input?.landing).toMatchObject(reply.json().data);
    expect(reply.headers.etag).toBe(`"${input?.landing?.version}"`);
  });
  await withConfig({ bucketStoreId: 'nowhere' }, async () => {
    await test.get('/');
    expect(input?.landing?.widgets[0]).toMatchObject({ id: 'hero' });
  });
});

it('WID-01 renders slots where the call of the configured version sends them', async () => {
  await test.get('/cart');
  expect(input?.landing).not.toHaveProperty('slots');
  await withConfig({ landingVersion: 've2' }, async () => {
    await test.get('/cart');
    expect(Object.keys(input?.landing?.slots ?? {})).toEqual(['cart.top']);
  });
});

it('WID-08 sends no left menu when the configuration names another source', async () => {
  await withConfig({ leftmenu_url: '/static/menu.json' }, async () => {
    await test.get('/');
    expect(input).not.toHaveProperty('leftMenu');
  });
  await withConfig({ leftmenu_url: '/catalog-service/ve1/stores/14052/leftmenu' }, async () => {
    await test.get('/');
    expect(input).toHaveProperty('leftMenu.entries.1');
  });
});

it('writes canonical addresses with its own origin, never from the Host header', async () => {
  const opened = await openMemoryDatabase();
  const origins: string[] = [];
  const render = async ({ origin }: PageInput) => ({ status: 200, html: origins.push(origin).toString() });
  for (const env of [{}, { HOST: '10.1.2.3', PORT: '8080' }, { HOST: '::1' }]) {
    const { get } = await createTestApp(opened.db, {
      env,
      documents: fixtureDocuments,
      pages: { folder, render },
    });
    await get('/', { host: 'evil.example' });
  }
  expect(origins).toEqual(['http://localhost:3000', 'http://10.1.2.3:8080', 'http://[::1]:3000']);
  await opened.close();
}, 60_000);

it('answers unknown screens and pages by 404, rendered, and unknown calls and files by 404 as JSON', async () => {
  expect((await test.get('/nowhere')).statusCode).toBe(404);
  expect((await test.get('/info/nothing')).statusCode).toBe(404);
  expect(input?.infoPage).toBeNull();
  expect((await test.get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  for (const url of ['/api/nothing', '/order-service/ve9/x', '/assets/gone.js', '/.env']) {
    const reply = await test.get(url);
    expect([url, reply.statusCode, reply.json().status]).toEqual([url, 404, 'FAILED']);
  }
  expect((await test.ask({ method: 'POST', url: '/' })).statusCode).toBe(404);
});

it('shows drafts to the holder of a preview link, keeps them out of caches, and ends on request', async () => {
  const body = { document: 'landing', nodes: [{ id: 'draft', type: 'notice', props: { text: 'x' } }] };
  const { data } = (
    await test.author('POST', '/content-service/ve1/preview', {
      documents: [{ kind: 'landing', slug: 'default', file: 'f', body }],
    })
  ).json();
  const reply = await test.get(data.path);
  expect(input?.landing?.widgets).toMatchObject([{ id: 'draft' }]);
  expect(input?.preview).toEqual({ expiresAt: data.expiresAt });
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await test.get('/', { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' });
  expect(input?.landing?.widgets).toMatchObject([{ id: 'draft' }]);
  const rules = ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'];
  const partsOf = ({ headers }: typeof reply) => String(headers['set-cookie']).split('; ');
  expect(partsOf(reply)).toEqual(expect.arrayContaining([`preview=${data.token}`, ...rules]));
  expect(partsOf(reply)).toContain(`Expires=${new Date(data.expiresAt as string).toUTCString()}`);
  const left = await test.get('/?preview=off');
  expect([left.statusCode, left.headers.location]).toEqual([302, '/']);
  expect(partsOf(left)).toEqual(expect.arrayContaining(['preview=', 'Max-Age=0', ...rules]));
});

it('MEN-22 previews the menu by the draft of the configuration', async () => {
  const body = { document: 'app-config', edvMinimum: 4 };
  const documents = [{ kind: 'app-config', slug: 'default', file: 'f', body }];
  const { data } = (await test.author('POST', '/content-service/ve1/preview', { documents })).json();
  await test.get(`/menu?preview=${data.token}`);
  expect([input?.config.edvMinimum, input?.menu?.edvMinimum]).toEqual([4, 4]);
  await test.get('/menu');
  expect([input?.config.edvMinimum, input?.menu?.edvMinimum]).toEqual([2, 2]);
});

it('shows that a preview has ended instead of the live page', async () => {
  const ended = await test.get('/?preview=x.y.z');
  expect(ended.statusCode).toBe(410);
  expect(ended.headers['cache-control']).toBe('no-store');
  expect(ended.body).toContain('<h1>This preview has ended</h1>');
  expect(ended.body).toContain('href="/?preview=off"');
});

it('serves files: hashed ones as immutable, compressed ones if they exist, the service worker revalidated each time', async () => {
  const script = await test.get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(script.body).toBe('compressed');
  expect((await test.get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  expect((await test.get('/assets/..%2f..%2fetc%2fpasswd.js')).statusCode).toBe(404);
});
