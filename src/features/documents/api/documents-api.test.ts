import { describe, expect, it } from 'vitest';
import { changesInHeader, headerNames as names } from '#schemas/header-names.ts';
import { leftMenuPath } from '#schemas/document-source.ts';
import { RefusalError } from '#src/request/refusal-error.ts';
import { tagged, unchanged } from '#src/request/testing/answering.ts';
import { createRequestWorld } from '#src/request/testing/request-world.ts';
import { createFakeReader } from '../testing/fake-reader.ts';
import { loadBottomNavigation } from './get-bottom-navigation.ts';
import { currentAlerts } from '../use-alerts.ts';
import { loadAlerts } from './get-alerts.ts';
import { loadLanding } from './get-landing.ts';
import { entriesInOrder, loadLeftMenu } from './get-left-menu.ts';
import { prepareInfoPage } from './get-info-page.ts';
import { seoTagsOf } from './get-seo-tags.ts';

const success = (data: unknown) => ({ status: 'SUCCESS', data });
const hero = { id: 'hero', type: 'hero-carousel' };
const own = { of: 'store', storeId: '14052', version: 've2' } as const;

describe('the landing', () => {
  it.each([
    ['data.widgets', { version: '7', widgets: [hero] }],
    ['data itself', [hero]],
  ])('WID-02 takes the widgets from %s', async (_, data) => {
    const { reader } = createFakeReader(tagged({ status: 'SUCCESS', data }, '"7"'));
    const landing = await loadLanding(reader, own);
    expect(landing.document.nodes).toEqual([hero]);
    expect(landing.etag).toBe('"7"');
  });

  it('WID-01 asks for the store’s own landing, in the version of the configuration', async () => {
    const { reader, asked } = createFakeReader(success([hero]), success([hero]));
    await loadLanding(reader, own);
    await loadLanding(reader, { ...own, version: 've1' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/catalog-service/ve2/stores/$storeId/widget',
      '/catalog-service/ve1/stores/$storeId/widget',
    ]);
  });

  it.each(['ve1', 've2'] as const)(
    'WID-01 asks by %s for the store of its key, whatever the session has become',
    async (version) => {
      const path = `GET /catalog-service/${version}/stores/14052/widget`;
      // The store of the session is 20001 meanwhile.
      const { request, log } = createRequestWorld({ script: { [path]: { json: success([hero]) } } });
      await loadLanding({ ...createFakeReader().reader, request }, { ...own, version });
      expect(log()).toEqual([path]);
    },
  );

  it('WID-06 asks for the bucket store’s landing when the configuration names one', async () => {
    const { reader, asked } = createFakeReader(success({ widgets: [hero] }));
    await loadLanding(reader, { of: 'bucket', bucketStoreId: 'south' });
    expect(asked[0]).toMatchObject({
      id: 'getBucketLanding',
      options: { params: { bucketStoreId: 'south' } },
    });
  });

  it('is told when the server will send another one, on a 304 too', async () => {
    const path = 'GET /catalog-service/ve2/stores/14052/widget';
    const reply = { etag: '"7"', headers: { [changesInHeader]: '5230' } };
    const { request } = createRequestWorld({
      script: {
        [path]: [
          { json: success([hero]), ...reply },
          { status: 304, ...reply },
          { status: 304, ...reply, headers: { ...reply.headers, age: '4' } },
          { status: 304, ...reply, headers: { ...reply.headers, age: '9' } },
          { status: 304, etag: '"7"', headers: { age: '9' } },
        ],
      },
    });
    const told: unknown[] = [];
    const reader = { ...createFakeReader().reader, request, changesIn: (ms?: number) => void told.push(ms) };
    const landing = await loadLanding(reader, own);
    for (let again = 0; again < 4; again += 1) await loadLanding(reader, own, landing);
    // Caches kept the third and the fourth for some seconds, the fourth until after the change. The last one says nothing.
    expect(told).toEqual([5230, 5230, 1230, -3770, undefined]);
  });

  it('WID-06 keeps the very same landing on a 304', async () => {
    const { reader, asked } = createFakeReader(tagged(success([hero]), '"1"'), unchanged);
    const first = await loadLanding(reader, own);
    expect(await loadLanding(reader, own, first)).toBe(first);
    expect(asked[1]?.options.ifNoneMatch).toBe('"1"');
  });

  it('prepares the page and each slot after what they were, so that nodes that did not change are kept', async () => {
    const reply = success({ widgets: [hero], slots: { 'cart.top': [hero] } });
    const { reader, followed } = createFakeReader(reply, reply);
    const first = await loadLanding(reader, own);
    await loadLanding(reader, own, first);
    expect(followed.slice(0, 2)).toEqual([undefined, undefined]);
    expect(followed[2]).toBe(first.document);
    expect(followed[3]).toBe(first.slots['cart.top']);
  });

  it.each([
    ['null', null],
    ['no data', { status: 'SUCCESS' }],
    ['an empty list', success({ widgets: [] })],
    ['something else', success({ widgets: 'none' })],
    ['no widgets', success({ version: '7' })],
  ])('refuses a reply that holds %s, so that the last good landing stays', async (_, reply) => {
    const { reader } = createFakeReader(reply);
    await expect(loadLanding(reader, own)).rejects.toBeInstanceOf(RefusalError);
  });

  it('reports a landing that cannot be read', async () => {
    const { reader, reported } = createFakeReader(success({ widgets: 'none' }));
    await expect(loadLanding(reader, own)).rejects.toThrow();
    expect(reported).toEqual(['landing unreadable-document']);
  });

  it.each<Record<string, string>>([{ vary: names.deliveryType }, { [changesInHeader]: '5000' }])(
    'a landing whose nodes are all for others is no failure, and its slots are there: %o',
    async (headers) => {
      const json = success({ widgets: [], slots: { 'cart.top': [hero] } });
      const path = 'GET /catalog-service/ve2/stores/14052/widget';
      const { request } = createRequestWorld({ script: { [path]: [{ json, headers }] } });
      const { reader, reported } = createFakeReader();
      const landing = await loadLanding({ ...reader, request }, own);
      expect(landing.document).toMatchObject({ nodes: [], issues: [] });
      expect(landing.slots['cart.top']?.readable).toBe(true);
      expect(reported).toEqual([]);
    },
  );

  it('reports a slot that cannot be read, and none whose nodes are all for others', async () => {
    const slots = { 'cart.top': 'none', 'menu.top': [] };
    const { reader, reported } = createFakeReader(success({ widgets: [hero], slots }));
    await loadLanding(reader, own);
    expect(reported).toEqual(['cart.top unreadable-document']);
  });

  it('a slot of a foreign server may be called like anything', async () => {
    const reply = success({ widgets: [hero], slots: { constructor: [hero], 'cart.top': [hero] } });
    const { reader, followed } = createFakeReader(success({ widgets: [hero] }), reply);
    const first = await loadLanding(reader, own);
    const next = await loadLanding(reader, own, first);
    expect(Object.keys(next.slots)).toEqual(['constructor', 'cart.top']);
    expect(followed.slice(2)).toEqual([undefined, undefined]);
  });

  it('prepares the slots of hand-built screens; an unreadable one does not affect the others', async () => {
    const slots = { 'cart.top': [hero], 'menu.top': null };
    const { reader } = createFakeReader(success({ widgets: [hero], slots }));
    const landing = await loadLanding(reader, own);
    expect(landing.slots['cart.top']?.readable).toBe(true);
    expect(landing.slots['menu.top']?.readable).toBe(false);
  });
});

describe('the left menu', () => {
  it('is prepared after the one that is shown, as is the bottom navigation', async () => {
    const { reader, followed } = createFakeReader(
      success({ '1': hero }),
      success({ '1': hero }),
      success({ version: '1', items: [hero] }),
      success({ version: '2', items: [hero] }),
    );
    const source = { storeId: '14052', path: leftMenuPath({}) };
    const menu = await loadLeftMenu(reader, source);
    await loadLeftMenu(reader, source, menu);
    const bar = await loadBottomNavigation(reader, '14052');
    await loadBottomNavigation(reader, '14052', bar);
    expect(followed[1]).toBe(menu.document);
    expect(followed[3]).toBe(bar.document);
  });

  it('WID-09 shows numbered entries in the order of their numbers', () => {
    expect(entriesInOrder({ '10': 'ten', '2': 'two', '1': 'one', note: 'x' })).toEqual(['one', 'two', 'ten']);
  });

  it('WID-07 WID-08 comes from its own address, or from the one of the configuration', async () => {
    const reply = success({ '1': hero });
    const { reader, asked } = createFakeReader(reply, reply, reply);
    for (const leftmenu_url of [undefined, '/static/menu.json', 'https://elsewhere.example/menu.json'])
      await loadLeftMenu(reader, { storeId: '14052', path: leftMenuPath({ leftmenu_url }) });
    expect(asked.map(({ path }) => path)).toEqual([
      '/catalog-service/ve1/stores/$storeId/leftmenu',
      '/static/menu.json',
      '/catalog-service/ve1/stores/$storeId/leftmenu',
    ]);
  });
});

it('WID-09 WID-10 the bars are requested for the store of their key, even when the session has another one', async () => {
  const of = (bar: string) => `GET /catalog-service/ve1/stores/14052/${bar}`;
  // The store of the session is 20001 meanwhile.
  const { request, log } = createRequestWorld({
    script: {
      [of('leftmenu')]: { json: success({ '1': hero }) },
      [of('bottomnavigation')]: { json: success({ version: '1', items: [hero] }) },
    },
  });
  const reader = { ...createFakeReader().reader, request };
  await loadLeftMenu(reader, { storeId: '14052', path: leftMenuPath({}) });
  await loadBottomNavigation(reader, '14052');
  expect(log()).toEqual([of('leftmenu'), of('bottomnavigation')]);
});

it('WID-19 an information page is a heading and a list of widgets', async () => {
  const { reader } = createFakeReader();
  const data = { heading: 'Terms', updated: '2026-10-05', nodes: [hero] };
  const page = await prepareInfoPage(reader, { slug: 'tnc', data, etag: null });
  expect(page).toMatchObject({
    heading: 'Terms',
    updated: '2026-10-05',
    document: { document: 'info/tnc', place: 'info-page' },
  });
});

describe('alerts', () => {
  it('WID-17 keeps those that can be read', async () => {
    const good = { id: 'rain', text: 'Rain', tone: 'info' };
    const alerts = [good, null, { id: 'x' }, { id: 'y', text: '' }, { ...good, tone: 'loud' }];
    const { reader } = createFakeReader(success({ alerts }));
    expect(await loadAlerts(reader)).toEqual({ etag: null, alerts: [good, good] });
  });

  it('WID-17 shows them from and until their times', () => {
    const alert = {
      id: 'a',
      text: 'A',
      tone: 'info',
      from: '2026-11-20T10:00:00+05:30',
      until: '2026-11-20T12:00:00+05:30',
    } as const;
    const at = (time: string) => currentAlerts([alert], Date.parse(time)).length;
    expect([
      at('2026-11-20T04:29:59Z'),
      at('2026-11-20T04:30:00Z'),
      at('2026-11-20T06:29:59Z'),
      at('2026-11-20T06:30:00Z'),
    ]).toEqual([0, 1, 1, 0]);
  });
});

it('NAV-55 metadata of a path is its own, else that of the path above, else the fallback', () => {
  const tag = (title: string) => ({ title, description: '', keywords: '' });
  const document = { fallback: tag('all'), routes: { '/menu': tag('menu'), '/menu/sides': tag('sides') } };
  const title = (path: string) => seoTagsOf(document, path).title;
  expect(['/menu/sides', '/Menu//sides/', '/menu/x', '/cart', '/', '/constructor'].map(title)).toEqual([
    'sides',
    'sides',
    'menu',
    'all',
    'all',
    'all',
  ]);
});
