import { expect, it } from 'vitest';
import { productCardSchema } from '#schemas/entities/product.ts';
import { seedStores } from '../locator/seed/stores.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { mixRule } from '../testing/menu-rules.ts';
import { createCatalogRepository } from './catalog-repository.ts';
import { seedProducts, seedShelves } from './seed/products.ts';
import { seedCatalog } from './seed/seed-catalog.ts';
import { createPromosRepository } from '../promo/promos-repository.ts';
import { seedPromos } from '../promo/seed/promos.ts';
import { promosOf } from '../promo/testing/promos-of.ts';

describeDatabases('catalogue', (open) => {
  async function setUp() {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    return createCatalogRepository({ db, now: clock.now, mixRule, promos: promosOf(db) });
  }

  it('is seeded once, also by processes that start together', async () => {
    const db = await open();
    await Promise.all([seedCatalog(db), seedCatalog(db), seedCatalog(db)]);
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(seedProducts.length);
  });

  it('WID-04 API-035 every store has bestsellers that fit the card', async () => {
    const catalog = await setUp();
    for (const { id } of seedStores()) {
      const products = await catalog.productsOf(id, 'bestsellers');
      expect(products).toHaveLength(seedShelves.bestsellers?.length ?? 0);
      for (const product of products) expect(productCardSchema.parse(product)).toEqual(product);
    }
  });

  it('MEN-22 MEN-19 a card says what it costs less in a mix, and whether a combo can be ordered without meat', async () => {
    const catalog = await setUp();
    const of = async (shelf: 'bestsellers' | 'everyday-value', id: string) =>
      (await catalog.productsOf('14052', shelf)).find(({ productId }) => productId === id);
    expect(await of('everyday-value', 'MAN1')).toMatchObject({ mix: { minimum: 2, saving: 1000 } });
    expect(await of('bestsellers', 'PIZ1')).not.toHaveProperty('mix');
    expect(await of('bestsellers', 'PIZ1')).not.toHaveProperty('vegForm');
    expect(await of('bestsellers', 'CMB1')).toHaveProperty('vegForm');
  });

  it('MEN-19 an offer for meat says so', async () => {
    const catalog = await setUp();
    const marked = [
      ...(await catalog.promotionsOf('offers')),
      ...(await catalog.promotionsOf('other-offers')),
    ]
      .filter(({ nonVeg }) => nonVeg)
      .map(({ heading }) => heading);
    expect(marked).toEqual(['₹100 off fried chicken', 'Bucket night at ₹849']);
  });

  it('OFR-01 a promotion whose code nobody can use is not shown: its rule is missing, is over, or cannot be read', async () => {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    const faults: string[] = [];
    const promos = createPromosRepository({
      db,
      now: clock.now,
      onFault: ({ code }) => faults.push(code),
    });
    const catalog = createCatalogRepository({ db, now: clock.now, mixRule, promos });
    const shown = async () => (await catalog.deals()).map(({ dealId }) => dealId);
    expect(await shown()).toEqual(expect.arrayContaining(['first40', 'twolarge', 'crunch100']));

    const rule = (code: string, changed: object) => {
      const before = seedPromos.find((promo) => promo.code === code);
      const text = JSON.stringify({ ...before, ...changed });
      return db
        .updateTable('promos')
        .set({ rule: text as never })
        .where('code', '=', code)
        .execute();
    };
    await db.deleteFrom('promos').where('code', '=', 'FIRST40').execute();
    await rule('TWOLARGE', { until: new Date(clock.now()).toISOString() });
    await rule('CRUNCH100', { effect: { kind: 'later' } });
    expect(await shown()).toEqual(['lava20', 'lunch-for-one', 'bucket-night', 'sweet-49']);
    expect(await catalog.promotionsOf('offers')).toEqual([]);
    expect(await catalog.findDeal('first40')).toBeUndefined();
    expect(faults).toContain('CRUNCH100');
  });

  it('MEN-19 an offer whose rule is marked as not vegetarian says so where it is advertised', async () => {
    const db = await open();
    await seedCatalog(db);
    const lava = seedPromos.find(({ code }) => code === 'LAVA20');
    await db
      .updateTable('promos')
      .set({ rule: JSON.stringify({ ...lava, nonVeg: true }) as never })
      .where('code', '=', 'LAVA20')
      .execute();
    const catalog = createCatalogRepository({
      db,
      now: createTestClock().now,
      mixRule,
      promos: promosOf(db),
    });
    expect((await catalog.findDeal('lava20'))?.deal).toMatchObject({ nonVeg: true });
  });

  it('WID-04 a card carries energy and allergens of what Add puts into the cart', async () => {
    const catalog = await setUp();
    const products = await catalog.productsOf('14052', 'bestsellers');
    const card = (id: string) => products.find(({ productId }) => productId === id);
    expect(card('PIZ7')).toMatchObject({ kcal: 872, allergens: ['milk', 'gluten', 'mustard'] });
    expect(card('CMB1')?.allergens).toEqual(expect.arrayContaining(['milk', 'gluten', 'mustard']));
  });

  it('CRT-04 CRT-05 declares, CRT-06 shows: a card carries what Add puts into the cart, with the names that customers read', async () => {
    const catalog = await setUp();
    const products = new Map(
      (await catalog.productsOf('14052', 'bestsellers')).map((product) => [product.productId, product]),
    );
    expect(products.get('PIZ1')).toMatchObject({
      sizeId: 'regular',
      sizeName: 'Regular',
      crustName: 'New Hand Tossed',
      categoryName: 'Veg pizza',
    });
    const combos = [...products.values()].filter(({ options }) => options !== undefined);
    expect(combos).not.toEqual([]);
    for (const { options, choices } of combos) {
      expect(options?.map(({ orderSeq }) => orderSeq)).toEqual(options?.map((_, index) => index + 1));
      expect(choices).toHaveLength(options?.length ?? 0);
    }
  });

  it('MEN-16 ERR-13 Add on the card of a combo puts nothing into the cart that the store cannot make now', async () => {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    const catalog = createCatalogRepository({ db, now: clock.now, mixRule, promos: promosOf(db) });
    const duo = async () =>
      (await catalog.productsOf('14052', 'bestsellers')).find(({ productId }) => productId === 'CMB1');
    const takeAway = (...ids: string[]) =>
      db
        .insertInto('store_products')
        .values(
          ids.map((product_id) => ({
            store_id: '14052',
            product_id,
            available: false,
            available_text: null,
          })),
        )
        .execute();
    expect(await duo()).toMatchObject({ available: true, options: expect.anything() });

    await takeAway('PIZ7');
    expect(await duo()).toMatchObject({ available: true, mustChoose: true });
    expect(await duo()).not.toHaveProperty('options');

    // Every drink: the combo has a place with nothing in it.
    await takeAway('BEV1', 'BEV6', 'BEV7', 'BEV2', 'BEV3', 'BEV9');
    expect(await duo()).toMatchObject({ available: false });
    expect(await duo()).not.toHaveProperty('availableText');
  });

  it('MEN-16 ERR-11 Add on the card of a combo puts nothing into the cart that is sold at other hours', async () => {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    const catalog = createCatalogRepository({ db, now: clock.now, mixRule, promos: promosOf(db) });
    await db
      .updateTable('products')
      .set({ sold_from: '00:00', sold_until: '00:01' })
      .where('id', '=', 'PIZ7')
      .execute();
    const cards = await catalog.productsOf('14052', 'bestsellers');
    expect(cards.find(({ productId }) => productId === 'CMB1')).toMatchObject({ mustChoose: true });
  });

  it('shows unavailable products last, with the time at which they return', async () => {
    const catalog = await setUp();
    const products = await catalog.productsOf('14061', 'bestsellers');
    expect(products.at(-1)).toMatchObject({
      productId: 'CHK1',
      available: false,
      availableText: 'Back tomorrow',
    });
    expect(products.slice(0, -1).every(({ available }) => available)).toBe(true);
  });
});
