import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { fixtureDocuments, landingFixture } from '../testing/documents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { variantsCookie } from '../sandbox/variants/forced-variants.ts';
import { createKeptPages, type KeptPageRequest } from './kept-pages.ts';

// Each test begins with the gazetteer and the whole menu in the database.
vi.setConfig({ testTimeout: 60_000 });

const contentUrl = (key: string) => `/catalog-service/ve1/stores/$storeId/widget/${key}`;
const landing = {
  ...landingFixture,
  nodes: [
    ...landingFixture.nodes,
    { id: 'leaders', type: 'leaderboard-banner', contentUrl: contentUrl('leaderboard') },
    { id: 'offers', type: 'other-offers', contentUrl: contentUrl('offers') },
  ],
};

/** A server whose pages are what they are rendered from. */
async function serve(db: Database, options: Parameters<typeof createTestApp>[1] = {}, build = 'first') {
  const render = vi.fn(async (input: PageInput) => ({ status: 200, html: JSON.stringify(input) }));
  const test = await createTestApp(db, {
    documents: [],
    shop: false,
    ...options,
    pages: { folder: '/nowhere', render, build },
  });
  return { ...test, db, render };
}

const pageOf = async (test: TestApp, url = '/', cookie = '') =>
  JSON.parse((await test.get(url, { cookie })).body) as PageInput;
const later = (test: TestApp, milliseconds: number) =>
  new Date(test.clock.now() + milliseconds).toISOString();
const publish = (test: TestApp, kind: string, body: object, slug = 'default') =>
  test.content.publish([{ kind, slug, body: { document: kind, ...body } }] as never, 'test');

describeDatabases('kept pages', (open) => {
  /** Two processes on one database. */
  async function setUp() {
    const db = await open();
    const one = await serve(db, { shop: true, documents: fixtureDocuments });
    await publish(one, 'landing', landing);
    const two = await serve(db);
    return { db, one, two };
  }

  it('are rendered once, also for many who ask at the same time, and sent compressed', async () => {
    const { one } = await setUp();
    const replies = await Promise.all(
      ['br', 'gzip', 'identity', 'br'].map((encoding) => one.get('/', { 'accept-encoding': encoding })),
    );
    const [br, gzip, identity, again] = replies;
    expect(one.render).toHaveBeenCalledTimes(1);
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'br',
    ]);
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(identity?.body);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body);
    expect(again?.rawPayload).toEqual(br?.rawPayload);
    await one.get('/');
    expect(one.render).toHaveBeenCalledTimes(1);
  });

  it('have an ETag that every process knows before it renders', async () => {
    const { one, two } = await setUp();
    const { headers } = await one.get('/');
    const known = await two.get('/', { 'if-none-match': String(headers.etag) });
    expect(known.statusCode).toBe(304);
    expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
    expect(known.headers).toMatchObject({ vary: headers.vary, 'x-frame-options': 'SAMEORIGIN' });
    expect(two.render).not.toHaveBeenCalled();
    expect((await two.get('/')).headers.etag).toBe(headers.etag);
    // A new build has other views and files: who has its page from the one before gets it anew.
    const next = await serve(one.db, {}, 'second');
    expect((await next.get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it.each([
    ['/offers?offer=FIRST40', ''],
    ['/menu', ''],
    ['/', 'store=14061'],
    ['/', 'orderType=P'],
    ['/', 'bucket=B'],
    ['/', 'menuOrder=reversed'],
  ])('%s with the cookie "%s" is a page of its own', async (url, cookie) => {
    const { db, one } = await setUp();
    // Otherwise the stock of the store, whose revision is a part of the key too, would tell the stores apart.
    await db.deleteFrom('menu_revisions').where('scope', 'like', 'store/%').execute();
    const usual = await pageOf(one);
    const other = await pageOf(one, url, cookie);
    expect(other).not.toEqual(usual);
    const [name, value] = cookie.split('=');
    if (name) expect(other).toMatchObject({ [name === 'store' ? 'storeId' : name]: value });
    else expect(other.url).toBe(url);
    expect(await pageOf(one)).toEqual(usual);
  });

  it('are the same for every campaign, and a redirect leads each visitor on with the own query', async () => {
    const { one } = await setUp();
    one.render.mockImplementation(async (input) =>
      input.url.startsWith('/tnc')
        ? { status: 308, html: '', headers: { location: '/info/tnc' } }
        : { status: 200, html: JSON.stringify(input) },
    );
    const plain = await one.get('/menu?search=wings');
    expect(JSON.parse(plain.body)).toMatchObject({ url: '/menu?search=wings' });
    for (const query of ['utm_source=a&search=wings', 'search=wings&gclid=1', 'fbclid=2&search=wings&x=3'])
      expect((await one.get(`/menu?${query}`)).headers.etag).toBe(plain.headers.etag);
    expect(one.render).toHaveBeenCalledTimes(1);
    for (const query of ['?utm_source=a', '?gclid=1', ''])
      expect((await one.get(`/tnc${query}`)).headers.location).toBe(`/info/tnc${query}`);
    expect(one.render).toHaveBeenCalledTimes(2);
  });

  const changes: Record<string, (db: Database, test: TestApp) => Promise<unknown>> = {
    'a publish': (_, test) =>
      publish(test, 'landing', { ...landing, nodes: landing.nodes.filter(({ id }) => id !== 'notice') }),
    'a rollback': (_, test) =>
      test.content.rollback({ kind: 'landing', slug: 'default' }, { author: 'asha' }),
    'a document of the store': (_, test) => publish(test, 'landing', landingFixture, 'store-14052'),
    'a product': (db) => db.updateTable('products').set({ name: 'Renamed' }).execute(),
    'the stock of the store': (db) =>
      db
        .updateTable('store_products')
        .set({ available_text: 'Gone' })
        .where('store_id', '=', '14052')
        .execute(),
    'an offer': (db) => db.updateTable('promotions').set({ heading: 'Changed' }).execute(),
    'the rule of an offer': (db) => db.deleteFrom('promos').execute(),
    'a score': (db) => db.updateTable('leaderboard').set({ name: 'Asha R' }).execute(),
  };
  it.each(Object.keys(changes))('%s shows at the next request, in every process', async (name) => {
    const { db, one, two } = await setUp();
    if (name === 'the stock of the store') {
      const best = (await pageOf(one)).widgetContents?.['/catalog-service/ve1/stores/14052/bestseller'];
      const { productId } = (best?.products as { productId: string }[] | undefined)?.[0] ?? { productId: '' };
      await db
        .insertInto('store_products')
        .values({ store_id: '14052', product_id: productId, available: false, available_text: 'Back soon' })
        .execute();
    }
    const before = [await pageOf(one), await pageOf(two)];
    expect(before[1]).toEqual(before[0]);
    const { etag } = (await two.get('/')).headers;
    await changes[name]?.(db, one);
    for (const test of [one, two]) {
      const reply = await test.get('/', { 'if-none-match': String(etag) });
      expect(reply.statusCode).toBe(200);
      expect(JSON.parse(reply.body)).not.toEqual(before[0]);
      expect(JSON.parse(reply.body)).toEqual(await pageOf(await serve(db)));
    }
  });

  it('a change of something else renders nothing anew', async () => {
    const { one } = await setUp();
    await one.get('/');
    await publish(one, 'landing', landingFixture, 'store-14061');
    await one.get('/');
    one.clock.forward(60_000);
    await one.get('/');
    expect(one.render).toHaveBeenCalledTimes(1);
  });

  it('nodes, information pages and alerts show from their time on, to the second', async () => {
    const { one } = await setUp();
    const from = later(one, 30_500);
    const notice = { id: 'soon', type: 'notice', version: 1, props: { text: 'Now' }, when: { from } };
    await publish(one, 'landing', { ...landing, nodes: [...landing.nodes, notice] });
    await publish(one, 'info-page', { heading: 'News', nodes: [{ ...notice, type: 'text-block' }] }, 'news');
    await publish(one, 'alerts', { alerts: [{ id: 'rain', text: 'Rain', tone: 'warning', from }] });
    const shown = async () => [
      (await pageOf(one)).landing?.widgets.some(({ id }) => id === 'soon'),
      (await pageOf(one, '/info/news')).infoPage?.document.heading,
      (await pageOf(one, '/cart')).alerts.length,
    ];
    expect(await shown()).toEqual([false, undefined, 0]);
    one.clock.forward(30_499);
    expect(await shown()).toEqual([false, undefined, 0]);
    one.clock.forward(1);
    expect(await shown()).toEqual([true, 'News', 1]);
  });

  it('what is sold by the hour, and offers that end, change in their minute and second', async () => {
    const { db, one } = await setUp();
    await db.updateTable('products').set({ sold_from: '15:31', sold_until: '23:00' }).execute();
    const best = async () =>
      (await pageOf(one)).widgetContents?.['/catalog-service/ve1/stores/14052/bestseller']?.products as {
        available: boolean;
      }[];
    expect((await best()).some(({ available }) => available)).toBe(false);
    one.clock.forward(59_999);
    expect((await best()).some(({ available }) => available)).toBe(false);
    one.clock.forward(1);
    expect((await best()).some(({ available }) => available)).toBe(true);

    const until = later(one, 10_500);
    const rules = await db.selectFrom('promos').selectAll().execute();
    for (const { code, rule } of rules)
      await db
        .updateTable('promos')
        .set({ rule: JSON.stringify({ ...(rule as object), until }) as never })
        .where('code', '=', code)
        .execute();
    const coded = async () => (await pageOf(one, '/offers')).deals?.all.filter(({ code }) => code).length;
    expect(await coded()).toBeGreaterThan(0);
    one.clock.forward(10_499);
    expect(await coded()).toBeGreaterThan(0);
    one.clock.forward(1);
    expect(await coded()).toBe(0);
  });

  it('a preview, a variant that somebody tries and a code of a login are kept for nobody', async () => {
    const { one } = await setUp();
    const documents = [
      {
        kind: 'landing',
        slug: 'default',
        file: 'f',
        body: { document: 'landing', nodes: [{ id: 'draft', type: 'notice', props: { text: 'x' } }] },
      },
    ];
    const { data } = (await one.author('POST', '/content-service/ve1/preview', { documents })).json();
    const forced = `${variantsCookie}=${encodeURIComponent('menuOrder=reversed')}`;
    // A variant shows where the configuration is published.
    await publish(one, 'app-config', { menuReverseAB: 0 });
    const live = await pageOf(one);
    for (const cookie of [`preview=${data.token}`, forced]) {
      const own = await pageOf(one, '/', cookie);
      expect(own, cookie).not.toEqual(live);
      expect(await pageOf(one)).toEqual(live);
      expect(await pageOf(one, '/', cookie)).toEqual(own);
    }
    const rendered = one.render.mock.calls.length;
    for (let time = 0; time < 2; time++) await one.get('/socialSignin?code=the-code&state=s');
    expect(one.render).toHaveBeenCalledTimes(rendered + 2);
  });

  it('are as many as the setting has space for', async () => {
    const { one } = await setUp();
    const long = randomBytes(260_000).toString('hex');
    const { get, render } = await serve(one.db, { env: { PAGE_CACHE_MB: '1' } });
    render.mockImplementation(async ({ url }) => ({ status: 200, html: url + long }));
    const none = await serve(one.db, { env: { PAGE_CACHE_MB: '0' } });
    for (const url of ['/', '/', '/offers', '/offers', '/']) await get(url);
    expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/offers', '/']);
    for (const url of ['/', '/']) await none.get(url);
    expect(none.render).toHaveBeenCalledTimes(2);
  });

  it('a page that could not be rendered is tried again', async () => {
    const { one } = await setUp();
    one.render.mockRejectedValueOnce(new Error('broken view'));
    expect((await one.get('/')).statusCode).toBe(500);
    expect((await one.get('/')).statusCode).toBe(200);
  });

  it('a page that does not exist keeps its status', async () => {
    const { one } = await setUp();
    one.render.mockImplementation(async () => ({ status: 404, html: 'none' }));
    for (let time = 0; time < 2; time++) expect((await one.get('/nowhere')).statusCode).toBe(404);
    expect(one.render).toHaveBeenCalledTimes(1);
  });

  it('a page that does not exist has no ETag, and is not found whatever a request names', async () => {
    const { one, two } = await setUp();
    const html = 'none';
    for (const { render } of [one, two]) render.mockImplementation(async () => ({ status: 404, html }));
    for (const test of [one, two, one]) {
      const reply = await test.get('/nowhere', { 'if-none-match': '"other", *' });
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([404, html, undefined]);
    }
  });

  it('whoever names any version of a page that is there has it', async () => {
    const { one } = await setUp();
    const known = await one.get('/', { 'if-none-match': '*' });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers.etag).toBeDefined();
  });
});

const request = (now: number, revision = '1') =>
  ({
    url: '/',
    path: '/',
    origin: 'o',
    storeId: '1',
    orderType: 'D',
    bucket: 'A',
    menuOrder: 'plain',
    revision,
    now,
  }) as KeptPageRequest;

it('a page that lost its place is sent with the version of what it is rendered from now', async () => {
  let name = 'first';
  const pages = createKeptPages({
    // Readings have their place, pages none.
    bytes: 8_000,
    build: '',
    read: async () => ({ input: { url: name } as PageInput, until: Infinity, tags: [] }),
    render: async ({ url }) => ({ status: 200, headers: {}, html: url + randomBytes(9_000).toString('hex') }),
  });
  const first = await pages.find(request(0));
  await first.in('br');
  name = 'second';
  const again = await (await pages.find(request(1))).in('identity');
  expect(again.body.toString()).toMatch(/^second/);
  expect(again.version).not.toBe(first.version);
});

it('who asks for a page that lost its place, while others do, waits for what they read and render', async () => {
  const read = vi.fn(async () => ({ input: { url: '/' } as PageInput, until: Infinity, tags: [] }));
  const render = vi.fn(async () => ({ status: 200, headers: {}, html: randomBytes(9_000).toString('hex') }));
  // Readings have their place, pages none.
  const pages = createKeptPages({ bytes: 8_000, build: '', read, render });
  const ask = async () => (await pages.find(request(0))).in('br');
  await ask();
  const all = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(all.map(({ body }) => body.toString('hex'))).size).toBe(1);
  expect([read.mock.calls.length, render.mock.calls.length]).toEqual([2, 2]);
  // Who comes while it is rendered needs no reading.
  let rendered = () => {};
  const wait = new Promise<void>((resolve) => (rendered = resolve));
  render.mockImplementationOnce(async () => {
    await wait;
    return { status: 200, headers: {}, html: 'x' };
  });
  const first = ask();
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
  const second = ask();
  rendered();
  expect((await second).body).toEqual((await first).body);
  expect(read).toHaveBeenCalledTimes(3);
});

it('who asks after a change by the clock does not get what others wait for since before', async () => {
  const begun: ((reading: { input: PageInput; until: number; tags: string[] }) => void)[] = [];
  const pages = createKeptPages({
    bytes: 1e6,
    build: '',
    read: () => new Promise((resolve) => void begun.push(resolve)),
    render: async ({ url }) => ({ status: 200, headers: {}, html: url }),
  });
  const before = pages.find(request(0));
  const after = pages.find(request(10));
  begun[0]?.({ input: { url: 'before' } as PageInput, until: 10, tags: [] });
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.({ input: { url: 'after' } as PageInput, until: Infinity, tags: [] });
  expect((await (await before).in('identity')).body.toString()).toBe('before');
  expect((await (await after).in('identity')).body.toString()).toBe('after');
});

it('says what it holds, how often it had a page, and how often it rendered one; another build has other versions', async () => {
  const made = (build: string) =>
    createKeptPages({
      bytes: 1e6,
      build,
      read: async () => ({ input: { url: '/' } as PageInput, until: Infinity, tags: [] }),
      render: async () => ({ status: 200, headers: {}, html: 'x' }),
    });
  const pages = made('one');
  for (let time = 0; time < 3; time++) await (await pages.find(request(0))).in('br');
  expect(pages.state()).toEqual({ bytes: expect.any(Number), hits: 2, misses: 1 });
  expect(pages.state().bytes).toBeGreaterThan(400);
  expect((await made('two').find(request(0))).version).not.toBe((await pages.find(request(0))).version);
});
