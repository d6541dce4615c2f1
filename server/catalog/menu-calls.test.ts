import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { menuSchema, type MenuProduct } from '#schemas/entities/menu.ts';
import { headerNames } from '#schemas/header-names.ts';
import { encryptMobile } from '#schemas/rules/mobile-cipher.ts';
import type { Database } from '../database/database.ts';
import { sandboxScoreboardKey } from '../settings.ts';
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

describe('the menu call', () => {
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

  it('API-026 answers 304 to who has it, and anew when the store runs out of something or the hour passes', async () => {
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

  it('MEN-22 shows the configuration of a draft to who previews it, and to nobody else', async () => {
    const body = { document: 'app-config', edvMinimum: 4 };
    const draft = { kind: 'app-config', slug: 'default', file: 'f', body };
    const { data } = (
      await test.author('POST', '/content-service/ve1/preview', { documents: [draft] })
    ).json();
    const before = await test.get(url);
    const cookie = `preview=${data.token}`;
    const drafted = await test.get(url, { cookie });
    expect(drafted.json().data.edvMinimum).toBe(4);
    expect(drafted.headers['cache-control']).toBe('private, no-store');
    const live = await test.get(url);
    expect([live.json().data.edvMinimum, live.headers.etag]).toEqual([2, before.headers.etag]);
    expect(live.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('API-026 sends the same compressed, as the caller takes it', async () => {
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
    const body = { document: 'app-config', storeId: '14052', edvMinimum: 3 };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'author');
    const after = await test.get(url, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.json().data.edvMinimum]).toEqual([200, 3]);

    // What the web app's own configuration says comes first.
    const own = { document: 'app-config', edvMinimum: 4 };
    await test.content.publish([{ kind: 'app-config', slug: 'pwa', body: own }], 'author');
    expect((await test.get(url)).json().data.edvMinimum).toBe(4);
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

  it('MEN-26 refuses a feature that is none', async () => {
    const reply = await test.get(url, { feature: 'EVERYTHING' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].displayMsg).toMatch(/'feature' in the headers/);
  });

  it.each(['null', 'undefined', '99999'])('API-026 answers store %s by 404 with a body', async (store) => {
    const reply = await test.get(menuOf(store));
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: 'FAILED', errors: [{ displayMsg: expect.any(String) }] });
  });
});

describe('deals', () => {
  const deals = '/catalog-service/ve1/stores/14052/deals';

  it('API-027 API-029 are those that the store puts first, or all', async () => {
    const first = (await test.get(deals)).json().data.deals;
    const all = (await test.get(`${deals}/all`)).json().data.deals;
    expect(first.map(({ dealId }: { dealId: string }) => dealId)).toEqual([
      'first40',
      'twolarge',
      'crunch100',
    ]);
    expect(all).toHaveLength(6);
    expect(all.slice(0, 3)).toEqual(first);
  });

  it('API-028 API-030 have a page and terms', async () => {
    expect((await test.get(`${deals}/first40`)).json().data.deal).toMatchObject({
      dealId: 'first40',
      code: 'FIRST40',
    });
    const { terms } = (await test.get(`${deals}/first40/terms`)).json().data;
    expect(terms[0]).toBe('Orders above ₹299');
    expect(terms.length).toBeGreaterThan(2);
  });

  it('API-028 API-030 that are over are not found; of a store that is none, neither', async () => {
    for (const path of ['gone', 'gone/terms'])
      expect((await test.get(`${deals}/${path}`)).json()).toMatchObject({
        errors: [{ code: 'NO_SUCH_DEAL' }],
      });
    expect((await test.get('/catalog-service/ve1/stores/99999/deals')).statusCode).toBe(403);
    expect((await test.get('/catalog-service/ve1/stores/null/deals/all')).statusCode).toBe(404);
  });
});

describe('the sitemap', () => {
  const sitemap = '/catalog-service/ve1/sitemap';

  it('API-036 lists pages, friendly paths of the menu and information pages, under their own addresses', async () => {
    const reply = await test.get(sitemap, { asset: 'PWA' });
    const sections = reply.json().data.sections as {
      name: string;
      links: { name: string; path: string }[];
    }[];
    const pathsOf = (name: string) =>
      sections.find((section) => section.name === name)?.links.map(({ path }) => path);
    expect(pathsOf('Order')).toEqual(['/', '/menu', '/edv', '/offers', '/deliverOnTrain']);
    expect(pathsOf('Menu')).toEqual(expect.arrayContaining(['/menu/veg-pizza', '/menu/chicken-sandwich']));
    expect(pathsOf('Menu')).toHaveLength(10);
    expect(sections.at(-1)?.links).toEqual([{ name: 'Terms', path: '/info/tnc' }]);
    expect(reply.headers.etag).toBeDefined();
  });

  it('API-036 is for who names the asset', async () => {
    for (const headers of [{}, { asset: 'IOS' }]) {
      const reply = await test.get(sitemap, headers as Record<string, string>);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors[0].displayMsg).toMatch(/'asset' in the headers/);
    }
  });

  it("API-036 knows the brand's path of the chicken sandwiches", async () => {
    const branded = await createTestApp(db, { env: { VITE_CHICKEN_SANDWICH_PATH: '/menu/coop-sandwich' } });
    expect((await branded.get(sitemap, { asset: 'PWA' })).body).toContain('"/menu/coop-sandwich"');
  });
});

describe('the scoreboard', () => {
  const ask = async (mobile: string, key = sandboxScoreboardKey) =>
    test.get(`/catalog-service/ve1/scoreboard/${await encryptMobile(mobile, key)}`);

  it('API-037 tells score and place of an encrypted mobile number, and day and month of the last change', async () => {
    await db
      .updateTable('leaderboard')
      .set({ updated_at: new Date('2026-11-19T19:00:00Z') })
      .execute();
    const reply = await ask('9000000003');
    expect(reply.json().data).toMatchObject({ runs: 371, rank: 3, lastUpdated: '20 November' });
    expect(reply.json().data.leaders[0]).toEqual({ name: 'Ananya R', runs: 412 });
    expect(reply.body).not.toContain('9000000');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it('API-037 has no place for who never scored', async () => {
    expect((await ask('9111111111')).json().data).toMatchObject({ runs: 0, rank: null });
  });

  it('API-037 refuses a number that is not encrypted, or with another key; without a key there is no scoreboard', async () => {
    expect((await test.get('/catalog-service/ve1/scoreboard/9000000003')).statusCode).toBe(400);
    expect((await ask('9000000003', 'A'.repeat(43))).statusCode).toBe(400);
    const secrets = {
      AUTHOR_TOKEN: 'a-token-of-the-shop',
      SESSION_SECRET: 'a secret of the shop, which is long enough',
    };
    const shop = await createTestApp(db, { env: { SANDBOX: 'off', ...secrets } });
    expect((await shop.get('/catalog-service/ve1/scoreboard/x')).statusCode).toBe(404);
  });
});
