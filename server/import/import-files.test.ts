import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { catalogFile, storesFile } from '#schemas/import-files.ts';
import { defaultBrandPaths, routesOf } from '#schemas/routes.ts';
import { createCatalogRepository } from '../catalog/catalog-repository.ts';
import { createMenus } from '../menu/menus.ts';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createStoresRepository } from '../locator/stores-repository.ts';
import { landingFixture } from '../testing/documents.ts';
import { importFiles } from './import-files.ts';

type Catalog = z.input<typeof catalogFile>;
type Stores = z.input<typeof storesFile>;

/** The files that the documentation shows. */
function documented(): { catalog: Catalog; stores: Stores } {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(block));
  return { catalog: blocks.find((block) => block.products), stores: blocks.find((block) => block.stores) };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

interface Files {
  readonly catalog?: unknown;
  readonly stores?: unknown;
  readonly documents?: Readonly<Record<string, unknown>>;
}

function load(db: Database, { catalog, stores, documents }: Files) {
  for (const [name, body] of Object.entries(documents ?? {})) write(`content/${name}.json`, body);
  return importFiles({
    db,
    now: createTestClock().now,
    routes: routesOf(defaultBrandPaths),
    catalog: catalog === undefined ? undefined : write('catalog.json', catalog),
    stores: stores === undefined ? undefined : write('stores.json', stores),
    content: documents && join(folder, 'content'),
  });
}

async function written(db: Database, files: Files): Promise<Record<string, number>> {
  const imported = await load(db, files);
  if (!imported.done) throw new Error(JSON.stringify(imported.faults));
  return Object.fromEntries(imported.saved.map((saved) => [saved.name, saved.written]));
}

async function countOf(db: Database, table: 'stores' | 'products'): Promise<number> {
  return (await db.selectFrom(table).select('id').execute()).length;
}

async function faults(db: Database, files: Files): Promise<string[]> {
  const imported = await load(db, files);
  return imported.done ? [] : imported.faults.map(({ message }) => message);
}

describeDatabases('the import', (open) => {
  it('fills an empty database with the files that the documentation shows', async () => {
    const db = await open();
    expect(await written(db, documented())).toEqual({
      categories: 3,
      'add-ons': 1,
      products: 3,
      'places of bestsellers': 2,
      'places of essentials': 1,
      promotions: 1,
      stores: 1,
      'products that a store cannot make': 1,
      'add-ons that a store has none of': 1,
    });
    const catalog = createCatalogRepository(db, createTestClock().now);
    expect(await createStoresRepository(db).find('14052')).toMatchObject({
      city: 'Bengaluru',
      order_types: ['D', 'P', 'DINEIN'],
      opens: '11:00',
      closes: '23:30',
      delivery_radius: 7000,
    });
    expect(await catalog.productsOf('14052', 'bestsellers')).toMatchObject([
      { productId: 'PIZ1', price: 19900, customisable: true, categoryId: '2', available: true },
      { productId: 'SID1', customisable: false, available: false, availableText: 'Back at 5:00 pm' },
    ]);
    expect(await catalog.promotionsOf('offers')).toMatchObject([
      { link: { action: 'menu', to: 'veg-pizza' } },
    ]);
  });

  it('changes nothing when the same files are imported again, and the sandbox adds nothing', async () => {
    const db = await open();
    const files = { ...documented(), documents: { 'landing/default': landingFixture } };
    expect(await written(db, files)).toMatchObject({ products: 3, documents: 1 });
    expect(Object.values(await written(db, files))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await seedCatalog(db);
    expect(await countOf(db, 'products')).toBe(3);
  });

  it('updates changed entries, makes listed products available again, and removes nothing', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    await load(db, { catalog, stores });
    const changed = {
      products: [{ ...catalog.products[1], price: 7900 }],
      shelves: { bestsellers: ['SID1'] },
    };
    const [store] = stores.stores as [Stores['stores'][number]];
    const second = { ...store, id: '14053', unavailable: [] };
    expect(
      await written(db, { catalog: changed, stores: { stores: [{ ...store, unavailable: [] }, second] } }),
    ).toEqual({
      products: 1,
      'places of bestsellers': 2,
      promotions: 0,
      stores: 1,
      'products that a store cannot make': 1,
      'add-ons that a store has none of': 1,
    });
    const repository = createCatalogRepository(db, createTestClock().now);
    expect(await repository.productsOf('14053', 'bestsellers')).toMatchObject([{ price: 7900 }]);
    expect(await repository.productsOf('14052', 'essentials')).toMatchObject([
      { productId: 'SID1', available: true },
    ]);
  });

  it('keeps the unavailable products of a store whose file does not list them', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    await load(db, { catalog, stores });
    const silent = {
      stores: stores.stores.map(({ unavailable: _, unavailableAddons: __, ...store }) => store),
    };
    expect(await written(db, { stores: silent })).toEqual({ stores: 0 });
    expect(
      (await createCatalogRepository(db, createTestClock().now).productsOf('14052', 'essentials'))[0]
        ?.available,
    ).toBe(false);
  });

  it('MEN-11 an add-on that a store lists as unavailable cannot be ordered there until its file changes', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    const [store] = stores.stores as [Stores['stores'][number]];
    const second = { ...store, id: '14053', unavailableAddons: [] };
    await load(db, { catalog, stores: { stores: [store, second] } });
    const menus = createMenus({ db, now: createTestClock().now, edvMinimum: async () => 2 });
    const cheeseAt = async (storeId: string) => {
      const menu = await menus.find({ storeId, orderType: 'D', combosWithoutPrices: false });
      return menu?.body.data.addons.find(({ addonId }) => addonId === 'extra-cheese')?.available;
    };
    expect([await cheeseAt('14052'), await cheeseAt('14053')]).toEqual([false, true]);
    await load(db, { stores: { stores: [{ ...store, unavailableAddons: [] }] } });
    expect(await cheeseAt('14052')).toBe(true);
    expect(await faults(db, { stores: { stores: [{ ...store, unavailableAddons: ['olives'] }] } })).toEqual([
      "stores[0].unavailableAddons[0] is 'olives', which is no add-on of the catalogue.",
    ]);
  });

  it('writes nothing when there are faults, and reports each with its address', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    const [pizza, fries] = catalog.products;
    const [promotion] = catalog.promotions ?? [];
    const wrong = { ...catalog, products: [{ ...pizza, kcal: -1, colour: 'red' }, fries] };
    expect(await faults(db, { catalog: wrong, stores })).toEqual([
      expect.stringMatching(/^products\[0\]\.kcal is too small/),
      "products[0] has no field 'colour'. Rename or remove it.",
    ]);
    const dear = { ...catalog, products: [pizza, { ...fries, strikePrice: 100 }] };
    expect(await faults(db, { catalog: dear })).toEqual([
      'products[1].strikePrice must be above the price, or be left out.',
    ]);
    const elsewhere = { ...stores, stores: [{ ...stores.stores[0], unavailable: [{ productId: 'NONE' }] }] };
    const lost = {
      ...catalog,
      promotions: [{ ...promotion, link: { action: 'path', to: '/nowhere' } }],
    };
    expect(await faults(db, { catalog: lost, stores: elsewhere })).toEqual([
      expect.stringContaining("promotions[0].link: '/nowhere' leads to no screen"),
      "stores[0].unavailable[0].productId is 'NONE', which is no product of the catalogue.",
    ]);
    const twice = { products: [pizza, { ...fries, id: 'PIZ1' }] };
    expect(await faults(db, { catalog: twice })).toEqual([
      "products[1].id is 'PIZ1', as in an earlier entry.",
    ]);
    expect(await faults(db, { catalog: { ...catalog, shelves: { essentials: ['SID2'] } } })).toEqual([
      "shelves.essentials[0] is 'SID2', which is no product of this file.",
    ]);
    expect(
      await faults(db, { catalog, stores, documents: { 'landing/default': { document: 'landing' } } }),
    ).toHaveLength(1);
    expect((await faults(db, { stores: '{"stores": [' }))[0]).toMatch(/^line 1, column/);
    expect(await countOf(db, 'products')).toBe(0);
    expect(await countOf(db, 'stores')).toBe(0);
  });

  it('MEN-07 sizes, crusts and add-ons of products are on the menu of every store', async () => {
    const db = await open();
    await load(db, documented());
    const menus = createMenus({ db, now: createTestClock().now, edvMinimum: async () => 2 });
    const asked = { storeId: '14052', orderType: 'D', combosWithoutPrices: false } as const;
    const { catalog, addons } = (await menus.find(asked))?.body.data ?? {};
    expect(catalog?.map(({ slug, products }) => [slug, products.map(({ productId }) => productId)])).toEqual([
      ['veg-pizza', ['PIZ1']],
      ['sides', ['SID1']],
      ['combos', ['CMB1']],
    ]);
    expect(catalog?.[0]?.products[0]).toMatchObject({
      selectedSizeId: 'regular',
      selectedCrustId: 'classic',
      size: [{ price: 19900 }, { price: 45900 }],
      allergens: ['gluten', 'milk'],
    });
    expect(addons).toMatchObject([{ addonId: 'extra-cheese', addonVariants: [{}, {}] }]);
    const onTrains = await menus.find({ ...asked, orderType: 'IRCTC' });
    expect(onTrains?.body.data.catalog.map(({ slug }) => slug)).toEqual(['veg-pizza', 'sides']);
  });

  it('MEN-07 refuses sizes, crusts, add-ons and categories that do not fit together', async () => {
    const db = await open();
    const { catalog } = documented();
    const [pizza, ...rest] = catalog.products;
    const faultsOf = (changes: object) =>
      faults(db, { catalog: { ...catalog, products: [{ ...pizza, ...changes }, ...rest] } });
    expect(await faultsOf({ sizeId: 'giant' })).toEqual([
      'products[0].sizeId must name one of the sizes.',
      'products[0].crustId must name a crust that the default size has.',
    ]);
    expect(
      await faultsOf({ sizeId: 'large', crustId: 'cheese-burst', price: 45900, strikePrice: 49900 }),
    ).toEqual(['products[0].crustId must name a crust that the default size has.']);
    expect(await faultsOf({ crustId: 'cheese-burst', strikePrice: 39900 })).toEqual([
      'products[0].price must be 29800, the price of the default size and crust together.',
    ]);
    expect(await faultsOf({ sizes: [], crusts: [] })).toEqual([
      'products[0].sizeId names a size, but there are no sizes.',
      'products[0].crustId names a crust, but there are no crusts.',
    ]);
    expect(await faultsOf({ addonIds: ['olives'], categoryIds: ['2', '99'] })).toEqual([
      "products[0].categoryIds[1] is '99', which is no category of this file, nor one that was imported before.",
      "products[0].addonIds[0] is 'olives', which is no add-on of this file, nor one that was imported before.",
    ]);
    expect(await faultsOf({ hours: { from: '7:00', until: '11:00' } })).toHaveLength(1);
  });

  it('takes a chain of two hundred stores with a hundred and fifty products', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    const many = <T extends { id: string }>(
      count: number,
      entry: T | undefined,
      more: (id: string) => object,
    ) => Array.from({ length: count }, (_, at) => ({ ...entry, id: `n${at}`, ...more(`n${at}`) }));
    const products = many(150, catalog.products[1], (id) => ({ menuCode: id }));
    const chain = many(200, stores.stores[0], () => ({
      unavailable: [{ productId: 'n1' }],
      unavailableAddons: [],
    }));
    const files = { catalog: { categories: catalog.categories, products }, stores: { stores: chain } };
    expect(await written(db, files)).toMatchObject({ products: 150, stores: 200 });
    expect(Object.values(await written(db, files)).every((count) => count === 0)).toBe(true);
  }, 60_000);
});
