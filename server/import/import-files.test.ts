import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { catalogFile, storesFile } from '#schemas/import-files.ts';
import { defaultBrandPaths, routesOf } from '#schemas/routes.ts';
import { createCatalogRepository } from '../catalog/catalog-repository.ts';
import { createStoreRevisions } from '../database/changes/store-revisions.ts';
import { createMenus } from '../menu/menus.ts';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createStoresRepository } from '../locator/stores-repository.ts';
import { landingFixture } from '../testing/documents.ts';
import { menuRules, mixRule } from '../testing/menu-rules.ts';
import { importFiles } from './import-files.ts';
import { promosOf } from '../promo/testing/promos-of.ts';

type Catalog = z.input<typeof catalogFile>;
type Stores = z.input<typeof storesFile>;
type Product = Catalog['products'][number];

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

const catalogOf = (db: Database) =>
  createCatalogRepository({ db, now: createTestClock().now, mixRule, promos: promosOf(db) });

function menusOf(db: Database) {
  const revisionOf = createStoreRevisions(db);
  return createMenus({
    db,
    revisionOf,
    now: createTestClock().now,
    rules: async () => menuRules,
    keptBytes: 1e8,
  });
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
      offers: 1,
      stores: 1,
      'products that a store cannot make': 1,
      'add-ons that a store has none of': 1,
    });
    const catalog = catalogOf(db);
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
    expect(Object.values(await written(db, files))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
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
    const repository = catalogOf(db);
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
    expect((await catalogOf(db).productsOf('14052', 'essentials'))[0]?.available).toBe(false);
  });

  it('MEN-11 an add-on that a store lists as unavailable cannot be ordered there until its file changes', async () => {
    const db = await open();
    const { catalog, stores } = documented();
    const [store] = stores.stores as [Stores['stores'][number]];
    const second = { ...store, id: '14053', unavailableAddons: [] };
    await load(db, { catalog, stores: { stores: [store, second] } });
    const menus = menusOf(db);
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
    const wrong = { ...catalog, products: [pizza, { ...fries, kcal: -1, colour: 'red' }] };
    expect(await faults(db, { catalog: wrong, stores })).toEqual([
      expect.stringMatching(/^products\[1\]\.kcal is too small/),
      "products[1] has no field 'colour'. Rename or remove it.",
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
    const menus = menusOf(db);
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

  it('demands energy and allergens of everything there is to choose, or that it says what is not known', async () => {
    const db = await open();
    const { catalog } = documented();
    const [pizza, fries, combo] = catalog.products as [Product, Product, Product];
    const [cheese] = catalog.addons as [NonNullable<Catalog['addons']>[number]];
    const without = <T extends object>(value: T, ...names: string[]) =>
      Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
    const silent = {
      ...catalog,
      addons: [
        {
          ...without(cheese, 'kcal', 'allergens'),
          addonVariants: cheese.addonVariants?.map((each) => without(each, 'kcal')),
        },
      ],
      products: [
        {
          ...without(pizza, 'kcal', 'allergens'),
          sizes: pizza.sizes?.map((each) => without(each, 'kcal')),
          crusts: pizza.crusts?.map((each) => ({
            ...without(each, 'allergens'),
            sizes: each.sizes.map((size) => without(size, 'kcal')),
          })),
        },
        fries,
        {
          ...combo,
          options: combo.options?.map((group) => ({
            ...group,
            items: group.items.map((item) => ({
              ...item,
              products: item.products.map((each) => without(each, 'kcal', 'allergens')),
            })),
          })),
        },
      ],
    };
    const told = await faults(db, { catalog: silent });
    expect(told.map((text) => text.slice(0, text.indexOf(' '))).toSorted()).toEqual(
      [
        'addons[0].kcal',
        'addons[0].allergens',
        'addons[0].addonVariants[0].kcal',
        'addons[0].addonVariants[1].kcal',
        'products[0].kcal',
        'products[0].allergens',
        'products[0].sizes[0].kcal',
        'products[0].sizes[1].kcal',
        'products[0].crusts[0].allergens',
        'products[0].crusts[0].sizes[0].kcal',
        'products[0].crusts[0].sizes[1].kcal',
        'products[0].crusts[1].allergens',
        'products[0].crusts[1].sizes[0].kcal',
        ...[0, 1].flatMap(
          (group) =>
            combo.options?.[group]?.items.flatMap((_, item) =>
              ['kcal', 'allergens'].map(
                (field) => `products[2].options[${group}].items[${item}].products[0].${field}`,
              ),
            ) ?? [],
        ),
      ].toSorted(),
    );
    expect(told[0]).toBe(
      "addons[0].kcal is not as it must be: neither a whole number of kcal nor 'unknown'. Write what the field is for (Energy where no variant fits in kcal, or 'unknown').",
    );

    const unknown = {
      ...catalog,
      products: [{ ...fries, kcal: 'unknown', allergens: 'unknown' }],
      shelves: {},
    };
    await written(db, {
      catalog: unknown,
      stores: { stores: documented().stores.stores.map(({ unavailable: _, ...store }) => store) },
    });
    const menus = menusOf(db);
    const menu = await menus.find({ storeId: '14052', orderType: 'D', combosWithoutPrices: false });
    const [shown] = menu?.body.data.catalog[0]?.products ?? [];
    expect(shown).toMatchObject({ productId: 'SID1' });
    expect(Object.keys(shown ?? {}).filter((name) => name === 'kcal' || name === 'allergens')).toEqual([]);
  });

  it('refuses energy and allergens of a product that are not those of its default choice', async () => {
    const db = await open();
    const { catalog } = documented();
    const [pizza, fries, combo] = catalog.products;
    const faultsOf = (...products: unknown[]) => faults(db, { catalog: { ...catalog, products } });
    expect(await faultsOf({ ...pizza, kcal: 700, allergens: ['milk'] }, fries, combo)).toEqual([
      'products[0].kcal must be 690, the energy of the default size, crust and options together.',
      'products[0].allergens must name gluten too, which the default crust or options contain.',
    ]);
    expect(await faultsOf(pizza, fries, { ...combo, kcal: 310, allergens: [] })).toEqual([
      'products[2].kcal must be 1000, the energy of the default size, crust and options together.',
      'products[2].allergens must name gluten, milk too, which the default crust or options contain.',
    ]);
    expect(await faultsOf({ ...pizza, allergens: ['gluten', 'milk', 'lactose'] }, fries, combo)).toEqual([
      expect.stringMatching(
        /^products\[0\]\.allergens is not as it must be: neither a list of allergens \(milk, gluten/,
      ),
    ]);
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
