import { expect, it } from 'vitest';
import { productCardSchema } from '#schemas/entities/product.ts';
import { seedStores } from '../locator/seed/stores.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createCatalogRepository } from './catalog-repository.ts';
import { createOrdersRepository } from './orders-repository.ts';
import { seedProducts, seedShelves } from './seed/products.ts';
import { seedCatalog } from './seed/seed-catalog.ts';

describeDatabases('catalogue', (open) => {
  async function setUp() {
    const db = await open();
    await seedCatalog(db);
    const clock = createTestClock();
    return {
      db,
      clock,
      catalog: createCatalogRepository(db, clock.now),
      orders: createOrdersRepository(db, clock.now),
    };
  }

  it('is seeded once, also by processes that start together', async () => {
    const db = await open();
    await Promise.all([seedCatalog(db), seedCatalog(db), seedCatalog(db)]);
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(seedProducts.length);
  });

  it('WID-04 API-035 every store has bestsellers that fit the card', async () => {
    const { catalog } = await setUp();
    for (const { id } of seedStores()) {
      const products = await catalog.productsOf(id, 'bestsellers');
      expect(products).toHaveLength(seedShelves.bestsellers?.length ?? 0);
      for (const product of products) expect(productCardSchema.parse(product)).toEqual(product);
    }
  });

  it('CRT-04 CRT-05 CRT-06 a card carries what Add puts into the cart, with the names that customers read', async () => {
    const { catalog } = await setUp();
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

  it('shows what cannot be ordered last, and says when it is back', async () => {
    const { catalog } = await setUp();
    const products = await catalog.productsOf('14061', 'bestsellers');
    expect(products.at(-1)).toMatchObject({
      productId: 'CHK1',
      available: false,
      availableText: 'Back tomorrow',
    });
    expect(products.slice(0, -1).every(({ available }) => available)).toBe(true);
  });

  it("MEN-18 finds a customer's order on its way and the delivered ones, and nobody else's", async () => {
    const { db, orders, clock } = await setUp();
    const order = ({
      id,
      user,
      stage,
      minutesAgo,
    }: {
      id: string;
      user: string;
      stage: number;
      minutesAgo: number;
    }) => ({
      id,
      user_id: user,
      store_id: '14052',
      order_type: 'D',
      stage,
      items: JSON.stringify([{ productId: 'PIZ7', name: 'Chicken Tikka', quantity: 2 }]),
      net_price: 69800,
      placed_at: new Date(clock.now() - minutesAgo * 60_000),
      expected_at: null,
    });
    await db
      .insertInto('orders')
      .values([
        order({ id: '1', user: 'u1', stage: 9, minutesAgo: 5000 }),
        order({ id: '2', user: 'u1', stage: 9, minutesAgo: 900 }),
        order({ id: '3', user: 'u1', stage: 2, minutesAgo: 10 }),
        order({ id: '4', user: 'u2', stage: 1, minutesAgo: 5 }),
        order({ id: '5', user: 'u3', stage: 1, minutesAgo: 600 }),
      ])
      .execute();
    expect(await orders.findActive('u1')).toMatchObject({
      id: '3',
      stage: 'BEING_BAKED',
      storeName: 'Indiranagar, Bengaluru',
    });
    expect((await orders.findDelivered('u1', 6)).map(({ id }) => id)).toEqual(['2', '1']);
    expect(await orders.findDelivered('u1', 1)).toMatchObject([
      { id: '2', pictures: ['pizza-chicken-tikka'], total: 69800 },
    ]);
    // MEN-18: an order's items have a code set of their own.
    expect((await orders.findDelivered('u1', 1))[0]?.items).toMatchObject([{ quantity: 2, foodType: 2 }]);
    expect(await orders.findActive('u3')).toBeUndefined();
    expect(await orders.findDelivered('u2', 6)).toEqual([]);
  });
});
