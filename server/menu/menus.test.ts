import { expect, it, vi } from 'vitest';
import { menuSchema } from '#schemas/entities/menu.ts';
import { linePrice } from '#schemas/rules/line-price.ts';
import { createContentRepository } from '../content/content-repository.ts';
import type { Database } from '../database/database.ts';
import { seedStores } from '../locator/seed/stores.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { menuRules } from '../testing/menu-rules.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { createCatalogWriter } from '../catalog/catalog-writer.ts';
import type { MenuRules } from './menu-rules.ts';
import { createStoreRevisions } from '../database/changes/store-revisions.ts';
import { createMenus, type MenuReply } from './menus.ts';
import { seedProducts } from '../catalog/seed/products.ts';
import { seedCatalog, seedCatalogFile } from '../catalog/seed/seed-catalog.ts';

// Each test begins with the gazetteer and the whole menu in the database.
vi.setConfig({ testTimeout: 30_000 });

const asked = { storeId: '14052', orderType: 'D', combosWithoutPrices: false } as const;

const menusOf = (db: Database, now: () => number) =>
  createMenus({
    db,
    revisionOf: createStoreRevisions(db),
    now,
    rules: async () => menuRules,
    keptBytes: 1e8,
  });

function productsIn(reply: MenuReply | undefined) {
  return new Map(
    reply?.body.data.catalog.flatMap(({ products }) => products).map((found) => [found.productId, found]),
  );
}

describeDatabases('the menus', (open) => {
  async function setUp() {
    const db = await open();
    await seedShop(db);
    const clock = createTestClock();
    // Two processes on one database.
    return { db, clock, menus: menusOf(db, clock.now), other: menusOf(db, clock.now) };
  }

  function setStock(db: Database, productId: string, text: string | null) {
    return text === null
      ? db.deleteFrom('store_products').where('product_id', '=', productId).execute()
      : db
          .insertInto('store_products')
          .values({ store_id: '14052', product_id: productId, available: false, available_text: text })
          .execute();
  }

  it('API-026 MEN-06 MEN-07 fit their contract, and each card has the price of its defaults', async () => {
    const { menus } = await setUp();
    const data = (await menus.find(asked))?.body.data;
    const menu = menuSchema.parse(data);
    expect(menu).toEqual(data);
    const products = menu.catalog.flatMap(({ products: own }) => own);
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(seedProducts.length);
    const wrong = products.filter((product) => {
      const selection = { sizeId: product.selectedSizeId, crustId: product.selectedCrustId };
      const price = linePrice(product, menu.addons, { ...selection, addonIds: [], options: [] });
      return price !== product.price || product.price !== product.defaultPrice + product.defaultCrustPrice;
    });
    expect(wrong).toEqual([]);
    const taken = new Set(products.flatMap(({ addonIds }) => addonIds));
    const offered = new Set(menu.addons.map(({ addonId }) => addonId));
    expect([...taken].filter((id) => !offered.has(id))).toEqual([]);
    for (const shelf of [menu.bestseller, menu.recommended, menu.essentials])
      expect(shelf.length).toBeGreaterThan(0);
  });

  it('store 14052 lacks two products, the others about one in forty each, the same ones at every start', async () => {
    const { db, menus } = await setUp();
    const lacking = [...productsIn(await menus.find(asked)).values()].filter(
      ({ availability }) => availability === 'out-of-stock',
    );
    expect(lacking.map(({ productId }) => productId).toSorted()).toEqual(['BEV13', 'DES3']);
    const { count } = await db
      .selectFrom('store_products')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const share = Number(count) / (seedStores().length * seedProducts.length);
    expect(share).toBeGreaterThan(1 / 50);
    expect(share).toBeLessThan(1 / 32);
  });

  it('API-026 are undefined for an unknown store', async () => {
    const { menus } = await setUp();
    expect(await menus.find({ ...asked, storeId: '99999' })).toBeUndefined();
  });

  it('are built once, and are the same in every process', async () => {
    const { menus, other } = await setUp();
    const [first, again, elsewhere] = await Promise.all([
      menus.find(asked),
      menus.find(asked),
      other.find(asked),
    ]);
    expect(again).toBe(first);
    expect(elsewhere?.body.data.version).toBe(first?.body.data.version);
    expect(elsewhere?.serialised.bytes.equals(first?.serialised.bytes ?? Buffer.of())).toBe(true);
  });

  it('are one where restaurants lack the same, and count once', async () => {
    const { db, menus } = await setUp();
    await db.deleteFrom('store_products').execute();
    await db.deleteFrom('store_addons').execute();
    const first = await menus.find(asked);
    const { bytes } = menus.state();
    for (const storeId of ['14053', '14061']) expect(await menus.find({ ...asked, storeId })).toBe(first);
    expect(menus.state()).toEqual({ bytes, hits: 2, misses: 1 });
    await db.updateTable('products').set({ kcal: 1 }).where('id', '=', 'no such product').execute();
    expect(await menus.find(asked)).toBe(first);
    expect(menus.state()).toEqual({ bytes, hits: 2, misses: 2 });
    expect(bytes).toBe(4 * (first?.serialised.bytes.length ?? 0));
    await setStock(db, 'PIZ1', 'Back tomorrow');
    expect(await menus.find(asked)).not.toBe(first);
    expect(await menus.find({ ...asked, storeId: '14053' })).toBe(first);
  });

  it('are built again after a failure, and for each request when the cache has no space', async () => {
    const { db, clock } = await setUp();
    const rules = vi.fn(async () => menuRules).mockRejectedValueOnce(new Error('no configuration'));
    const menus = createMenus({
      db,
      revisionOf: createStoreRevisions(db),
      now: clock.now,
      rules,
      keptBytes: 1,
    });
    await expect(menus.find(asked)).rejects.toThrow('no configuration');
    const first = await menus.find(asked);
    const again = await menus.find(asked);
    expect(again).not.toBe(first);
    expect(again?.body).toEqual(first?.body);
  });

  it('have the rules that are live, also where they were changed and changed back while a menu was built', async () => {
    const { db, clock } = await setUp();
    const content = createContentRepository(db, clock.now);
    const id = { kind: 'app-config', slug: 'default' } as const;
    let edvSaving = 1_000;
    const publish = async (saving: number) => {
      const body = { document: 'app-config', storeId: '14052', edvSaving: saving };
      await content.publish([{ ...id, body }], 'asha');
      edvSaving = saving;
    };
    await publish(1_000);
    const rules = vi
      .fn(async () => ({ ...menuRules, edvSaving }))
      .mockImplementationOnce(async () => {
        await publish(2_000);
        return { ...menuRules, edvSaving };
      });
    const menus = createMenus({
      db,
      revisionOf: createStoreRevisions(db),
      now: clock.now,
      rules,
      keptBytes: 1e8,
    });
    const saving = async () => (await menus.find(asked))?.body.data.edvSaving;
    expect(await saving()).toBe(2_000);
    await content.rollback(id, { author: 'asha' });
    edvSaving = 1_000;
    expect(await saving()).toBe(1_000);
  });

  it('are evicted, the least recently used first, even while they are being built', async () => {
    const { db, clock } = await setUp();
    let configure = (_: MenuRules) => {};
    const configured = new Promise<MenuRules>((resolve) => void (configure = resolve));
    const rules = vi.fn(async () => menuRules).mockReturnValueOnce(configured);
    const menu = await menusOf(db, clock.now).find(asked);
    const keptBytes = Math.ceil(4 * 1.5 * (menu?.serialised.bytes.length ?? 0));
    const menus = createMenus({ db, revisionOf: createStoreRevisions(db), now: clock.now, rules, keptBytes });
    const slow = menus.find(asked);
    await vi.waitFor(() => expect(rules).toHaveBeenCalled());
    const second = await menus.find({ ...asked, storeId: '14053' });
    const third = await menus.find({ ...asked, storeId: '14061' });
    expect(await menus.find({ ...asked, storeId: '14061' })).toBe(third);
    configure(menuRules);
    const last = await slow;
    expect(last?.body).toEqual(menu?.body);
    expect(await menus.find(asked)).toBe(last);
    expect(await menus.find({ ...asked, storeId: '14061' })).not.toBe(third);
    expect(await menus.find({ ...asked, storeId: '14053' })).not.toBe(second);
  });

  it('ERR-13 show in every process at once that a product is out of stock, without a change for other stores', async () => {
    const { db, menus, other } = await setUp();
    const elsewhere = { ...asked, storeId: '14053' };
    const before = await other.find(asked);
    const beforeElsewhere = await other.find(elsewhere);
    await setStock(db, 'PIZ1', 'Back tomorrow');
    for (const process of [menus, other]) {
      expect(productsIn(await process.find(asked)).get('PIZ1')).toMatchObject({
        availability: 'out-of-stock',
        availableText: 'Back tomorrow',
      });
    }
    expect(await other.find(elsewhere)).toBe(beforeElsewhere);
    await setStock(db, 'PIZ1', null);
    expect((await other.find(asked))?.body.data.version).toBe(before?.body.data.version);
  });

  it('MEN-11 show in every process at once that an add-on is out of stock', async () => {
    const { db, menus, other } = await setUp();
    const before = await other.find(asked);
    const missing = async () =>
      (await other.find(asked))?.body.data.addons
        .filter(({ available }) => !available)
        .map(({ addonId }) => addonId);
    expect(await missing()).toEqual([]);
    await db
      .insertInto('store_addons')
      .values({ store_id: '14052', addon_id: 'add-scoop', available: false })
      .execute();
    expect(await missing()).toEqual(['add-scoop']);
    expect((await menus.find(asked))?.body.data.version).toBe((await other.find(asked))?.body.data.version);
    await db
      .updateTable('store_addons')
      .set({ addon_id: 'add-gravy' })
      .where('store_id', '=', '14052')
      .execute();
    expect(await missing()).toEqual(['add-gravy']);
    await db.deleteFrom('store_addons').where('store_id', '=', '14052').execute();
    expect((await other.find(asked))?.body.data.version).toBe(before?.body.data.version);
  });

  it('show a changed price at once, and keep their version when their content is unchanged', async () => {
    const { db, menus } = await setUp();
    const before = await menus.find(asked);
    const file = seedCatalogFile(seedProducts);
    await db.transaction().execute((transaction) => createCatalogWriter(transaction).saveCatalog(file));
    expect((await menus.find(asked))?.body.data.version).toBe(before?.body.data.version);
    await db.updateTable('products').set({ kcal: 1 }).where('id', '=', 'PIZ1').execute();
    const after = await menus.find(asked);
    expect(after?.body.data.version).not.toBe(before?.body.data.version);
    expect(productsIn(after).get('PIZ1')?.kcal).toBe(1);
  });

  it.each(['products', 'addons', 'categories', 'shelves', 'store_products'] as const)(
    'see that %s were emptied',
    async (table) => {
      const { db, menus } = await setUp();
      const before = await menus.find(asked);
      await db.deleteFrom(table).execute();
      expect((await menus.find(asked))?.body.data.version).not.toBe(before?.body.data.version);
    },
  );

  it('ERR-11 change with the hours of the day in India', async () => {
    const { clock, menus } = await setUp();
    const breakfast = seedProducts.find(({ hours }) => hours?.from === '07:00');
    const at = async () => productsIn(await menus.find(asked)).get(breakfast?.id ?? '')?.availability;
    // The clock stands at 15:30 in India.
    const afternoon = await menus.find(asked);
    expect(await at()).toBe('not-now');
    clock.forward(15.5 * 3_600_000);
    expect(await at()).toBe('available');
    clock.forward(4 * 3_600_000);
    expect(await at()).toBe('not-now');
    expect((await menus.find(asked))?.body.data.version).toBe(afternoon?.body.data.version);
  });

  it('are long when the settings ask for it, with distinct product ids', async () => {
    const db = await open();
    await seedCatalog(db, { products: 2000 });
    const menus = menusOf(db, createTestClock().now);
    expect(productsIn(await menus.find(asked)).size).toBe(2000);
  });
});
