import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import type { Draft } from '../content/content-repository.ts';
import { loadShapes } from '#registry/load-shapes.ts';
import { readContent } from '#registry/engine/node-content.ts';
import { prepareDocument } from '#registry/engine/prepare-document.ts';
import { everydayValue } from '#schemas/compiled/contracts.ts';
import type { PreparedNode } from '#schemas/prepared.ts';
import { headerNames } from '#schemas/header-names.ts';
import { contracts } from '#schemas/contracts.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { introducedIn, registryVersion } from '#schemas/registry-version.ts';
import record from '#schemas/registry-record.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { logIn } from '../testing/customers.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp, guestHeaders, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  test = await createTestApp(db);
  await test.content.rollback({ kind: 'landing', slug: 'default' }, { author: 'asha' }, { toVersion: 1 });
});
afterAll(() => close());

const ve2 = '/catalog-service/ve2/stores/14052/widget';
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

it('WID-01 WID-02 API-022 API-032 API-033 sends the landing of a store, in data or in data.widgets', async () => {
  const first = (await test.get('/catalog-service/ve1/stores/14052/widget')).json();
  const second = (await test.get(ve2)).json();
  expect(ids(first.data)).toEqual(['hero', 'notice', 'best', 'value', 'again']);
  expect(ids(second.data.widgets)).toEqual(ids(first.data));
  expect(ids(second.data.slots['cart.top'])).toEqual(['cart-notice']);
});

it.each([
  ve2,
  '/catalog-service/ve2/buckets/b1/widget',
  '/catalog-service/ve1/stores/14052/leftmenu',
  '/catalog-service/ve1/stores/14052/bottomnavigation',
])('WID-06 API-023 %s answers 304 for the current version, and 200 after a change', async (url) => {
  const { etag } = (await test.get(url)).headers;
  const known = await test.get(url, { 'if-none-match': String(etag) });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  expect((await test.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('WID-06 the version is the ETag, and follows the content', async () => {
  const before = await test.get(ve2);
  expect(before.headers.etag).toBe(`"${before.json().data.version}"`);
  await test.content.publish(
    [{ kind: 'landing', slug: 'default', body: { ...landingFixture, nodes: [] } }],
    'asha',
  );
  const after = await test.get(ve2, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.json().data.widgets).toEqual([]);
  await test.content.rollback({ kind: 'landing', slug: 'default' }, { author: 'asha' });
  expect((await test.get(ve2, { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304);
});

it('WID-09 an entry that is put between two others needs no other one numbered anew', async () => {
  const entry = (id: string) => ({ id, type: 'menu-entry', props: { label: id }, link: { action: 'home' } });
  const publish = (entries: object) =>
    test.author('POST', '/content-service/ve1/publish', {
      documents: [
        { kind: 'left-menu', slug: 'default', file: 'x', body: { document: 'left-menu', entries } },
      ],
    });
  expect(
    (await publish({ '2': entry('b'), '10': entry('d'), '2.5': entry('c'), '1': entry('a') })).statusCode,
  ).toBe(200);
  const { data } = (await test.get('/catalog-service/ve1/stores/14052/leftmenu')).json();
  expect(
    Object.entries(data as Record<string, { id: string }>).map(([number, { id }]) => [number, id]),
  ).toEqual([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
    ['4', 'd'],
  ]);
  expect((await publish({ '1.': entry('a') })).statusCode).toBe(422);
});

it('sends the code of an order type that the document has as a word', async () => {
  const when = { orderTypes: ['takeaway', 'D'] };
  const body = { document: 'landing', nodes: [{ id: 'a', type: 'notice', props: { text: 'x' }, when }] };
  const documents = [{ kind: 'landing', slug: 'default', file: 'x', body }];
  expect((await test.author('POST', '/content-service/ve1/publish', { documents })).statusCode).toBe(200);
  expect((await test.get(ve2)).json().data.widgets).toMatchObject([{ when: { orderTypes: ['P', 'D'] } }]);
});

it('WID-01 prefers the document of a store, and of a bucket', async () => {
  const landing = (id: string) => ({
    document: 'landing',
    nodes: [{ id, type: 'notice', props: { text: id } }],
  });
  const drafts: Draft[] = [
    { kind: 'landing', slug: 'store-14061', body: landing('mumbai') },
    { kind: 'landing', slug: 'bucket-b1', body: landing('bucket') },
  ];
  await test.content.publish(drafts, 'asha');
  expect(ids((await test.get('/catalog-service/ve2/stores/14061/widget')).json().data.widgets)).toEqual([
    'mumbai',
  ]);
  expect(ids((await test.get('/catalog-service/ve2/buckets/b1/widget')).json().data.widgets)).toEqual([
    'bucket',
  ]);
  expect((await test.get('/catalog-service/ve2/buckets/b2/widget')).json().data.widgets).toHaveLength(
    landingFixture.nodes.length,
  );
});

it('leaves out nodes that an older app cannot render, with a Vary header', async () => {
  const asked = (version: string) => test.get(ve2, { [headerNames.registryVersion]: version });
  const older = await asked('1');
  expect(ids(older.json().data.widgets)).toEqual(['notice', 'best', 'value', 'again']);
  expect(older.headers.vary).toContain(headerNames.registryVersion);
  expect(ids((await asked(String(registryVersion))).json().data.widgets)).toContain('hero');
  expect(ids((await asked('nonsense')).json().data.widgets)).toContain('hero');
  expect(older.headers.etag).not.toBe((await asked('2')).headers.etag);
});

it('the table of registry versions names kinds and versions that exist', () => {
  for (const [key, introduced] of Object.entries(introducedIn)) {
    if (key.startsWith('when.')) {
      expect(record.when).toContain(key);
      continue;
    }
    const [type, version] = key.split('@');
    const contract = contracts.find((known: WidgetContract) => known.type === type) as
      | WidgetContract
      | undefined;
    expect(contract?.versions.length).toBeGreaterThanOrEqual(Number(version));
    expect(introduced).toBeLessThanOrEqual(registryVersion);
  }
  expect(registryVersion).toBe(Math.max(1, ...Object.values(introducedIn)));
});

it('WID-09 API-020 API-031 sends the left menu as numbered entries', async () => {
  const { data } = (await test.get('/catalog-service/ve1/stores/14052/leftmenu')).json();
  expect(Object.keys(data)).toEqual(['1', '2']);
  expect(data['1']).toMatchObject({ id: 'orders', link: { action: 'orders' } });
});

it('API-021 API-034 sends the bottom navigation', async () => {
  expect(
    (await test.get('/catalog-service/ve1/stores/14052/bottomnavigation')).json().data.items,
  ).toMatchObject([{ id: 'home' }]);
});

it.each([
  ['null', 404],
  ['undefined', 404],
  ['99999', 403],
])('answers store %s by %i, on which the app falls back', async (store, status) => {
  expect((await test.get(`/catalog-service/ve2/stores/${store}/widget`)).statusCode).toBe(status);
  expect((await test.get(`/catalog-service/ve1/stores/${store}/bestseller`)).statusCode).toBe(status);
});

it('refuses an invalid store id', async () => {
  expect((await test.get('/catalog-service/ve2/stores/..%2F1/widget')).statusCode).toBe(400);
});

it.each(['bestsellers', 'everyday-value', 'essentials', 'offers', 'other-offers', 'leaderboard', 'feedback'])(
  'API-024 WID-03 content of %s fits the props of its kind',
  async (key) => {
    const { data } = (await test.get(`/catalog-service/ve1/stores/14052/widget/${key}`)).json();
    const type =
      { offers: 'offers-rail', leaderboard: 'leaderboard-banner', feedback: 'feedback-prompt' }[key] ?? key;
    const contract = contracts.find((known: WidgetContract) => known.type === type) as WidgetContract;
    // The other props come from the document.
    expect(contract.props.partial().strict().safeParse(data).error?.issues ?? []).toEqual([]);
  },
);

it('WID-03 keeps the texts of marketing: the content has products only', async () => {
  const read = async (key: string) =>
    (await test.get(`/catalog-service/ve1/stores/14052/widget/${key}`)).json().data;
  for (const key of ['bestsellers', 'everyday-value', 'essentials'])
    expect(Object.keys(await read(key))).toEqual(['products']);

  const contentUrl = '/catalog-service/ve1/stores/$storeId/widget/everyday-value';
  const node = { id: 'edv', type: 'everyday-value', props: { text: 'Own words' }, version: 2, contentUrl };
  const engine = { ...(await loadShapes()), contract: () => everydayValue };
  const { nodes } = prepareDocument(
    { document: 'landing', version: '1', place: 'landing', nodes: [node] },
    engine,
  );
  const shown = readContent(nodes[0] as PreparedNode, await read('everyday-value'), engine);
  expect(shown).toMatchObject({
    faults: [],
    props: { text: 'Own words', products: Array.from({ length: 8 }, () => ({})) },
  });
});

it('API-024 has no content without orders, and none for unknown keys', async () => {
  for (const key of ['previous-order', 'active-order']) {
    const reply = await test.get(`/catalog-service/ve1/stores/14052/widget/${key}`);
    expect(reply.json()).toEqual({ status: 'SUCCESS' });
    expect(reply.headers['cache-control']).toBe('private, no-store');
  }
  expect((await test.get('/catalog-service/ve1/stores/14052/widget/constructor')).statusCode).toBe(404);
});

it('MEN-19 marks an order with meat, which veg only hides', async () => {
  const { credentials } = await logIn(test, { userId: 'u-8' });
  const headers = { [headerNames.authToken]: credentials.accessToken, [headerNames.isLoggedIn]: 'true' };
  const order = (id: string, minutes: number, ...productIds: string[]) => ({
    id,
    user_id: 'u-8',
    store_id: '14052',
    order_type: 'D' as const,
    items: JSON.stringify(productIds.map((productId) => ({ productId, name: productId, quantity: 1 }))),
    net_price: 19900,
    stage: 9,
    placed_at: new Date(test.clock.now() - minutes * 60_000),
  });
  await db
    .insertInto('orders')
    .values([order('veg', 100, 'PIZ1'), order('mixed', 200, 'PIZ1', 'CHK1')])
    .execute();
  const { data } = (
    await test.get('/catalog-service/ve1/stores/14052/widget/previous-order', headers)
  ).json();
  expect(data.orders.map(({ id, nonVeg }: { id: string; nonVeg?: boolean }) => [id, nonVeg])).toEqual([
    ['veg', undefined],
    ['mixed', true],
  ]);
});

it("API-024 shows a customer's orders by the session, in the shape of their kinds", async () => {
  const { credentials } = await logIn(test, { userId: 'u-7' });
  const headers = { [headerNames.authToken]: credentials.accessToken, [headerNames.isLoggedIn]: 'true' };
  const order = {
    user_id: 'u-7',
    store_id: '14052',
    order_type: 'D',
    items: JSON.stringify([{ productId: 'PIZ1', name: 'Margherita', quantity: 1 }]),
    net_price: 19900,
  };
  const at = (minutes: number) => new Date(test.clock.now() - minutes * 60_000);
  await db
    .insertInto('orders')
    .values([
      { ...order, id: 'o1', stage: 9, placed_at: at(3000) },
      { ...order, id: 'o2', stage: 4, placed_at: at(20), expected_at: new Date(test.clock.now() + 600_000) },
    ])
    .execute();
  for (const [key, type] of [
    ['previous-order', 'previous-order'],
    ['active-order', 'active-order'],
    ['feedback', 'feedback-prompt'],
  ]) {
    const { data } = (await test.get(`/catalog-service/ve1/stores/14052/widget/${key}`, headers)).json();
    const contract = contracts.find((known: WidgetContract) => known.type === type) as WidgetContract;
    expect(contract.props.strict().safeParse(data).error?.issues ?? []).toEqual([]);
    expect(JSON.stringify(data)).toMatch(key === 'active-order' ? /Arrives by 3:40/ : /o1/);
  }
});

it('ORD-12 says that an order which is collected is ready, not on its way', async () => {
  const { credentials } = await logIn(test, { userId: 'u-collects' });
  const headers = { [headerNames.authToken]: credentials.accessToken, [headerNames.isLoggedIn]: 'true' };
  const shown = async () =>
    (await test.get('/catalog-service/ve1/stores/14052/widget/active-order', headers)).json().data.order;
  const at = (minutes: number) => new Date(test.clock.now() + minutes * 60_000).toISOString();
  const order = {
    id: 'o-collected',
    user_id: 'u-collects',
    store_id: '14052',
    order_type: 'P',
    stage: 1,
    items: '[]',
    net_price: 19900,
    placed_at: new Date(at(-5)),
    expected_at: new Date(at(10)),
    stages: JSON.stringify([
      { stage: 1, at: at(-5) },
      { stage: 2, at: at(-3) },
      { stage: 4, at: at(10) },
      { stage: 9, at: at(25) },
    ]),
  };
  await db.insertInto('orders').values(order).execute();
  expect(await shown()).toMatchObject({
    stage: 'BEING_BAKED',
    stageLabel: 'In the oven',
    eta: 'Ready by 3:40 pm',
  });
  await db
    .updateTable('orders')
    .set({ stages: order.stages.replace(at(10), at(-1)) })
    .where('id', '=', order.id)
    .execute();
  const ready = await shown();
  expect([ready.stage, ready.stageLabel, ready.eta]).toEqual(['DISPATCHED', 'Ready for you', undefined]);
});

it('API-024 names the day on which an order comes that is not for today', async () => {
  const userId = 'u-travels';
  const { credentials } = await logIn(test, { userId });
  const headers = { [headerNames.authToken]: credentials.accessToken, [headerNames.isLoggedIn]: 'true' };
  const order = { id: 'o-train', user_id: userId, store_id: '14052', order_type: 'IRCTC', stage: 1 };
  const tomorrow = new Date(test.clock.now() + (24 * 60 + 10) * 60_000);
  await db
    .insertInto('orders')
    .values({
      ...order,
      items: '[]',
      net_price: 19900,
      placed_at: new Date(test.clock.now()),
      expected_at: tomorrow,
    })
    .execute();
  const { data } = (await test.get('/catalog-service/ve1/stores/14052/widget/active-order', headers)).json();
  expect(data.order.eta).toBe('Arrives on Saturday by 3:40 pm');
});

it.each([
  ['60 days', {}, 60 * 24 * 3_600],
  ['the time that app-config says', { feedbackOrdersDuration: 3_600 }, 3_600],
])('CON-12 WID-05 asks about an order for %s, then about ordering at large', async (_, config, seconds) => {
  const app = { document: 'app-config', ...config };
  await test.content.publish([{ kind: 'app-config', slug: 'default', body: app }], 'asha');
  const userId = `asked-for-${seconds}`;
  const { credentials } = await logIn(test, { userId });
  const headers = { [headerNames.authToken]: credentials.accessToken, [headerNames.isLoggedIn]: 'true' };
  const askedAbout = async (age: number) => {
    await db.deleteFrom('orders').where('user_id', '=', userId).execute();
    await db
      .insertInto('orders')
      .values({
        id: userId,
        user_id: userId,
        store_id: '14052',
        order_type: 'D',
        items: JSON.stringify([{ productId: 'PIZ1', name: 'Margherita', quantity: 1 }]),
        net_price: 19900,
        stage: 9,
        placed_at: new Date(test.clock.now() - age * 1000),
      })
      .execute();
    return (await test.get('/catalog-service/ve1/stores/14052/widget/feedback', headers)).json().data.orderId;
  };
  expect(await askedAbout(seconds - 1)).toBe(userId);
  expect(await askedAbout(seconds)).toBeUndefined();
});

it('API-138 WID-05 FBK-16 a dismissed question is hidden only for the customer who dismissed it', async () => {
  const guest = await test.sessions.createGuest();
  const headers = guestHeaders(guest);
  const url = '/catalog-service/ve1/stores/14052/widget/feedback';
  const { widgetId } = (await test.get(url, headers)).json().data;
  for (let time = 0; time < 2; time++) {
    const reply = await test.ask({
      method: 'DELETE',
      url: `/feedback-service/ve1/widget/${widgetId}`,
      headers,
    });
    expect(reply.json()).toEqual({ status: 'SUCCESS', data: { widgetId } });
  }
  expect((await test.get(url, headers)).json()).toEqual({ status: 'SUCCESS' });
  expect((await test.get(url)).json().data).toMatchObject({ widgetId });
});
