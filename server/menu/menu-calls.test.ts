import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { menuSchema, type MenuProduct } from '#schemas/entities/menu.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, guestHeaders, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  test = await createTestApp(db);
});
afterAll(() => close());

const menuOf = (store: string) => `/catalog-service/ve1/stores/${store}/menu`;
const url = menuOf('14052');

const find = (menu: { catalog: { products: MenuProduct[] }[] }, id: string) =>
  menu.catalog.flatMap(({ products }) => products).find(({ productId }) => productId === id);

it('API-026 MEN-01 MEN-17 sends catalogue and add-ons of a store, to guests too', async () => {
  const reply = await test.get(url, guestHeaders(await test.sessions.createGuest()));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const menu = menuSchema.parse(reply.json().data);
  expect(menu.catalog.length).toBeGreaterThan(5);
  expect(menu.addons.length).toBeGreaterThan(5);
  expect(find(menu, 'PIZ1')).toMatchObject({ menuCode: 'MC-PIZ1', foodType: 0 });
  expect(find(menu, 'PIZ7')).toMatchObject({ foodType: 1 });
});

it('API-026 answers 304 for the current version, and a new menu after a change of stock or hour', async () => {
  const { etag } = (await test.get(url)).headers;
  const ask = () => test.get(url, { 'if-none-match': String(etag) });
  const known = await ask();
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);

  const away = { store_id: '14052', product_id: 'PIZ1', available: false, available_text: 'Back tomorrow' };
  await db.insertInto('store_products').values(away).execute();
  expect((await ask()).statusCode).toBe(200);
  await db.deleteFrom('store_products').where('product_id', '=', 'PIZ1').execute();
  expect((await ask()).statusCode).toBe(304);

  // From 15:30 to 7:00 the next morning, when breakfast begins.
  test.clock.forward(15.5 * 3_600_000);
  expect((await ask()).statusCode).toBe(200);
});

it('LOC-02 API-026 sends the menu of takeaway for the older code T too', async () => {
  const sellFor = (order_types: string[] | null) =>
    db.updateTable('products').set({ order_types }).where('id', '=', 'PIZ1').execute();
  const isSold = async (code: string) =>
    find((await test.get(url, { [headerNames.deliveryType]: code })).json().data, 'PIZ1') !== undefined;
  await sellFor(['P']);
  expect([await isSold('D'), await isSold('P'), await isSold('T')]).toEqual([false, true, true]);
  await sellFor(null);
});

it('MEN-22 uses the configuration of a draft only in its preview', async () => {
  const body = { document: 'app-config', edvMinimum: 4 };
  const draft = { kind: 'app-config', slug: 'default', file: 'f', body };
  const { data } = (await test.author('POST', '/content-service/ve1/preview', { documents: [draft] })).json();
  const before = await test.get(url);
  const cookie = `preview=${data.token}`;
  const drafted = await test.get(url, { cookie });
  expect(drafted.json().data.edvMinimum).toBe(4);
  expect(drafted.headers['cache-control']).toBe('private, no-store');
  const live = await test.get(url);
  expect([live.json().data.edvMinimum, live.headers.etag]).toEqual([2, before.headers.etag]);
  expect(live.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('API-026 sends the menu in the encoding that the caller accepts', async () => {
  const plain = await test.get(url);
  const br = await test.get(url, { 'accept-encoding': 'gzip, br' });
  const gzip = await test.get(url, { 'accept-encoding': 'gzip' });
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, br, gzip]) {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toMatch(/accept-encoding, x-delivery-type, feature/);
    expect(headers.etag).toBe(plain.headers.etag);
  }
});

it('MEN-22 says how many every-day-value items go together, as app-config has it now', async () => {
  const before = await test.get(url);
  expect(before.json().data.edvMinimum).toBe(2);
  const body = { document: 'app-config', storeId: '14052', edvMinimum: 3, edvSaving: 700 };
  await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'author');
  const after = await test.get(url, { 'if-none-match': String(before.headers.etag) });
  expect([after.statusCode, after.json().data]).toMatchObject([200, { edvMinimum: 3, edvSaving: 700 }]);

  // The configuration of the web app has precedence.
  const own = { document: 'app-config', edvMinimum: 4 };
  await test.content.publish([{ kind: 'app-config', slug: 'pwa', body: own }], 'author');
  expect((await test.get(url)).json().data.edvMinimum).toBe(4);
});

it('MEN-01 sends what customers call the dishes, as it is published now, and a draft only in its preview', async () => {
  const cola = [{ words: ['coke'], finds: ['cola'] }];
  const body = { document: 'search-words', synonyms: cola };
  const draft = { kind: 'search-words', slug: 'default', file: 'f', body };
  const { data } = (await test.author('POST', '/content-service/ve1/preview', { documents: [draft] })).json();
  expect((await test.get(url, { cookie: `preview=${data.token}` })).json().data.synonyms).toEqual(cola);
  expect((await test.get(url)).json().data.synonyms).toEqual([]);
  await test.content.publish([{ kind: 'search-words', slug: 'default', body }], 'author');
  expect((await test.get(url)).json().data.synonyms).toEqual(cola);
});

it('MEN-25 MEN-26 is for the order type and the feature of the headers, and takes the others', async () => {
  const ask = async (headers: Record<string, string>) => (await test.get(url, headers)).json().data;
  const delivery = await ask({ isNewUpsell: 'true', menuProcessor: 'GENERALIZE', feature: 'ALL_FEATURES' });
  const train = await ask({ [headerNames.deliveryType]: 'IRCTC' });
  expect(find(delivery, 'BEV4')).toBeDefined();
  expect(find(train, 'BEV4')).toBeUndefined();
  expect(await ask({ feature: 'CUSTOMISE_UPSELL' })).toEqual(delivery);

  const withoutPrices = await ask({ feature: 'COMBO_WITHOUT_PRICE' });
  const optionPrices = ({ catalog }: typeof delivery) =>
    (catalog as { products: MenuProduct[] }[]).flatMap(({ products }) =>
      products.flatMap(({ options }) =>
        options.flatMap(({ items }) => items.flatMap((item) => item.products.map(({ price }) => price))),
      ),
    );
  expect(Math.max(...optionPrices(delivery))).toBeGreaterThan(0);
  expect(Math.max(...optionPrices(withoutPrices))).toBe(0);
  expect(withoutPrices.version).not.toBe(delivery.version);
});

it('MEN-26 refuses an unknown feature', async () => {
  const reply = await test.get(url, { feature: 'EVERYTHING' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].displayMsg).toMatch(/'feature' in the headers/);
});

it.each(['null', 'undefined', '99999'])('API-026 answers store %s by 404 with a body', async (store) => {
  const reply = await test.get(menuOf(store));
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ status: 'FAILED', errors: [{ displayMsg: expect.any(String) }] });
});
