import { changesInHeader } from '#schemas/header-names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSandboxCities } from './ip-cities.ts';

let test: TestApp;
let close: () => Promise<void>;
const logged: string[] = [];
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, { env: { TRUST_PROXY: 'loopback' }, logged });
}, 60_000);
afterAll(() => close());

it('WID-11 WID-12 API-016 sends the configuration with its defaults', async () => {
  expect((await test.get('/api/ve1/app-config')).json().data).toMatchObject({
    storeId: '14052',
    appResetSeconds: 600,
    disableCookies: false,
    features: '{"features":[]}',
    vendorConfig: {},
    noContactDeliveryCV4: true,
  });
});

it.each(['app-config', 'pwa-config'])(
  'API-016 API-017 %s has no setting that the server alone goes by',
  async (name) => {
    const { data } = (await test.get(`/api/ve1/${name}`)).json();
    const ofServer = ['$schema', 'title', 'document', 'charges', 'cashCodeFrom', 'campaignMessage'];
    const ofWallet = ['loyaltyPointsPer100', 'walletTitles', 'storeReviewUrl'];
    expect([...ofServer, ...ofWallet].filter((each) => each in data)).toEqual([]);
    expect(data.maxCartItems).toBeGreaterThan(0);
  },
);

it('WID-11 API-017 pwa-config has the shape of app-config: its values, overridden by those of app-config/pwa', async () => {
  const { data } = (await test.get('/api/ve1/app-config')).json();
  const pwa = await test.get('/api/ve1/pwa-config');
  expect(data.landingVersion).not.toBe('ve1');
  expect(pwa.json().data).toEqual({ ...data, landingVersion: 've1' });

  // A cached reply becomes invalid after a change in either document.
  const ask = async () =>
    (await test.get('/api/ve1/pwa-config', { 'if-none-match': String(pwa.headers.etag) })).statusCode;
  const id = { kind: 'app-config', slug: 'default' } as const;
  expect(await ask()).toBe(304);
  const body = { document: 'app-config', storeId: '14052', appResetSeconds: 700 };
  await test.content.publish([{ ...id, body }], 'asha');
  expect(await ask()).toBe(200);
  await test.content.rollback(id, { author: 'asha' });
  expect(await ask()).toBe(304);
});

it('WID-17 API-018 sends the alerts that hold now, by the clock', async () => {
  const ids = async () =>
    (await test.get('/alert-service/ve1/alerts')).json().data.alerts.map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual(['rain']);
  test.clock.forward(24 * 3_600_000);
  expect(await ids()).toEqual(['rain', 'later']);
});

it('WID-17 a begun alert is sent without its beginning, and a page hears when to ask for the next one', async () => {
  const ask = async () => {
    const reply = await test.get('/alert-service/ve1/alerts');
    return { wait: reply.headers[changesInHeader], alerts: reply.json().data.alerts as object[] };
  };
  const from = new Date(test.clock.now() + 20_000).toISOString().replace('.000Z', '+00:00');
  const alert = { id: 'diwali', text: 'Closed tonight', tone: 'info', from };
  await test.content.publish(
    [{ kind: 'alerts', slug: 'default', body: { document: 'alerts', alerts: [alert] } }],
    'asha',
  );
  const before = await ask();
  expect(before.alerts).toEqual([]);
  expect(Number(before.wait)).toBeGreaterThanOrEqual(20_000);
  expect(Number(before.wait)).toBeLessThan(23_000);
  test.clock.forward(20_000);
  const { from: _, ...sent } = alert;
  expect(await ask()).toEqual({ wait: undefined, alerts: [expect.objectContaining(sent)] });
  expect((await ask()).alerts[0]).not.toHaveProperty('from');
});

it('NAV-56 API-019 sends the SEO tags', async () => {
  expect((await test.get('/api/ve1/seo-tags.json')).json()).toMatchObject({ fallback: { title: 'Shop' } });
});

it('NAV-56 API-019 the title of a page for later is not sent before its time, nor what authors note', async () => {
  const shop = { title: 'Shop', description: 'All', keywords: '' };
  const later = { title: 'Diwali: all at 99', description: 'Secret', keywords: '' };
  const from = new Date(test.clock.now() + 60_000).toISOString().replace('.000Z', '+00:00');
  const tags = {
    document: 'seo-tags',
    title: 'Note of authors',
    fallback: shop,
    routes: { '/menu': shop, '/info/diwali': later },
  };
  const page = {
    document: 'info-page',
    heading: 'Diwali',
    nodes: [{ id: 'text', type: 'rich-text', when: { from }, props: { blocks: [] } }],
  };
  await test.content.publish(
    [
      { kind: 'seo-tags', slug: 'default', body: tags },
      { kind: 'info-page', slug: 'diwali', body: page },
    ],
    'asha',
  );
  const ask = (etag?: unknown) =>
    test.get('/api/ve1/seo-tags.json', etag === undefined ? {} : { 'if-none-match': String(etag) });
  const before = await ask();
  expect(before.json()).toEqual({ document: 'seo-tags', fallback: shop, routes: { '/menu': shop } });
  expect(Number(before.headers['x-changes-in'])).toBeGreaterThanOrEqual(60_000);
  expect((await ask(before.headers.etag)).statusCode).toBe(304);
  test.clock.forward(60_000);
  const after = await ask(before.headers.etag);
  expect(after.json()).toEqual({
    document: 'seo-tags',
    fallback: shop,
    routes: { '/menu': shop, '/info/diwali': later },
  });
  expect(after.headers['x-changes-in']).toBeUndefined();
});

it.each([
  ['203.0.113.7', '14052'],
  ['198.51.100.20', '14061'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['8.8.8.8', null],
])('WID-18 API-025 finds the store for %s', async (ip, store) => {
  const reply = await test.get('/api/ve1/default-store', { 'x-forwarded-for': ip });
  expect(reply.json().data).toEqual({
    storeInCurrentIpCity: store,
    panIndiaStore: '14052',
    isDefaultWalletApplied: false,
  });
});

it('WID-18 knows IPv4 addresses inside IPv6 ones, and no others', () => {
  const cityOfIp = createSandboxCities();
  expect(cityOfIp('::ffff:203.0.113.7')).toBe('Bengaluru');
  expect(cityOfIp('::1')).toBeUndefined();
  expect(cityOfIp('nonsense')).toBeUndefined();
});

it('WID-19 API-144 sends an information page, and 404 where there is none', async () => {
  expect((await test.get('/api/ve1/info/tnc')).json().data).toMatchObject({ heading: 'Terms' });
  const none = await test.get('/api/ve1/info/nothing');
  expect(none.statusCode).toBe(404);
  expect(none.json()).toMatchObject({ errors: [{ displayMsg: 'Page Not Found' }] });
});

it.each([
  [undefined, 'How was it?'],
  ['D', 'How was it?'],
  ['DINEIN', 'How was your visit?'],
  ['nonsense', 'How was it?'],
])('FBK-03 API-134 sends the feedback form for order type %s', async (orderMode, heading) => {
  const url = `/feedback-service/ve2/templatenew${orderMode ? `?orderMode=${orderMode}` : ''}`;
  expect((await test.get(url)).json().data.heading).toBe(heading);
});

it('takes events and logs the properties that are not private', async () => {
  const reply = await test.ask({
    method: 'POST',
    url: '/api/ve1/events',
    payload: {
      clientId: '1.2',
      events: [{ id: 'e1', name: 'click', at: 1, properties: { node: 'hero', mobile: '9876543210' } }],
    },
  });
  expect(reply.json()).toEqual({ status: 'SUCCESS', data: { accepted: 1 } });
  expect(logged.join('')).toContain('"counts":{"click":1}');
  expect(logged.join('')).toContain('"node":"hero"');
  expect(logged.join('')).not.toContain('9876543210');
});

it('LOC-02 FBK-03 sends the feedback form of takeaway for the older code T too', async () => {
  const node = { id: 'comment', type: 'notice', props: { text: 'x' } };
  const form = {
    document: 'feedback-template',
    orderMode: ['P'],
    heading: 'How was the pizza?',
    nodes: [node],
  };
  await test.content.publish([{ kind: 'feedback-template', slug: 'takeaway', body: form }], 'asha');
  const url = '/feedback-service/ve2/templatenew?orderMode=T';
  expect((await test.get(url)).json().data.heading).toBe('How was the pizza?');
});

it('takes 120 batches of events a minute from one address, or one IPv6 network, without limiting others', async () => {
  const send = async (remoteAddress: string) =>
    (
      await test.ask({
        method: 'POST',
        url: '/api/ve1/events',
        payload: { clientId: '1.2', events: [{ id: 'e1', name: 'click', at: 1, properties: {} }] },
        remoteAddress,
      })
    ).statusCode;
  const taken = await Promise.all(Array.from({ length: 120 }, (_, index) => send(`2401:4900:1:2::${index}`)));
  expect(new Set(taken)).toEqual(new Set([200]));
  expect([await send('2401:4900:1:2:ffff::1'), await send('2401:4900:1:3::1')]).toEqual([429, 200]);
});
