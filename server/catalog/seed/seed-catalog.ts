import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { seedProducts, seedShelves } from './products.ts';
import { seedLeaders, seedPromotions } from './promotions.ts';
import { categories } from './seed-product.ts';
import { seedStores, seedUnavailable } from './stores.ts';

/** Fills an empty catalogue with the sandbox's stores, menu and offers. What is there already is left alone. */
export async function seedCatalog(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Processes that start together on one database wait for one another here.
    await sql`lock table stores in exclusive mode`.execute(transaction);
    const { count } = await transaction
      .selectFrom('stores')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await transaction
      .insertInto('stores')
      .values(
        seedStores.map(({ locality, online = true, orderTypes = ['D', 'P'], ...store }) => ({
          ...store,
          name: `${locality}, ${store.city}`,
          locality,
          online,
          order_types: [...orderTypes],
        })),
      )
      .execute();
    await transaction
      .insertInto('products')
      .values(
        seedProducts.map((product, position) => {
          const isPizza = product.category === 'vegPizza' || product.category === 'nonVegPizza';
          return {
            id: product.id,
            name: product.name,
            menu_code: `MC-${product.id}`,
            description: product.description,
            picture: product.picture,
            price: product.price,
            strike_price: product.strikePrice ?? null,
            food_type: product.veg ? (0 as const) : (1 as const),
            kcal: product.kcal,
            serves_label: product.serves ?? null,
            customisable: isPizza || product.category === 'combos',
            size_id: isPizza ? 'regular' : null,
            crust_id: isPizza ? 'hand-stretched' : null,
            category_ids: [categories[product.category]],
            badge: product.badge ?? null,
            position,
          };
        }),
      )
      .execute();
    await transaction
      .insertInto('shelves')
      .values(
        Object.entries(seedShelves).flatMap(([shelf, ids]) =>
          ids.map((productId, position) => ({ shelf, product_id: productId, position })),
        ),
      )
      .execute();
    await transaction
      .insertInto('store_products')
      .values(
        seedStores.flatMap(({ id }) =>
          seedProducts.map((product) => {
            const away = seedUnavailable[id]?.find(({ productId }) => productId === product.id);
            return {
              store_id: id,
              product_id: product.id,
              available: !away,
              available_text: away?.text ?? null,
            };
          }),
        ),
      )
      .execute();
    await transaction.insertInto('leaderboard').values(seedLeaders).execute();
    await transaction
      .insertInto('promotions')
      .values(
        seedPromotions.map((promotion, position) => ({
          id: promotion.id,
          shelf: promotion.shelf,
          heading: promotion.heading,
          text: promotion.text,
          code: promotion.code ?? null,
          terms: promotion.terms ?? null,
          wash: promotion.wash ?? null,
          picture: promotion.picture ?? null,
          link: promotion.link ? JSON.stringify(promotion.link) : null,
          position,
        })),
      )
      .execute();
  });
}
