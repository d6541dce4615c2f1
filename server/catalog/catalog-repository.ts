import type { ProductCard } from '#schemas/entities/product.ts';
import type { Store } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Database } from '../database/database.ts';

export type Shelf = 'bestsellers' | 'everyday-value' | 'essentials';
export type PromotionShelf = 'offers' | 'other-offers';

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

export function createCatalogRepository(db: Database) {
  return {
    async findStore(id: string): Promise<Store | undefined> {
      const row = await db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const { order_types, locality, ...store } = row;
      return { ...store, ...(locality !== null && { locality }), orderTypes: order_types as OrderTypeCode[] };
    },

    /** A store of a city, the one with the least id where there are several that are open. */
    async findStoreOfCity(city: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('stores')
        .select('id')
        .where('city', '=', city)
        .where('online', '=', true)
        .orderBy('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** The products of a shelf that a store sells, what can be ordered now first. */
    async productsOf(storeId: string, shelf: Shelf): Promise<ProductCard[]> {
      const rows = await db
        .selectFrom('shelves as shelf')
        .innerJoin('products as product', 'product.id', 'shelf.product_id')
        .innerJoin('store_products as offer', 'offer.product_id', 'product.id')
        .selectAll('product')
        .select(['offer.available', 'offer.available_text'])
        .where('shelf.shelf', '=', shelf)
        .where('offer.store_id', '=', storeId)
        .orderBy('offer.available', 'desc')
        .orderBy('shelf.position')
        .execute();
      return rows.map((row) => ({
        productId: row.id,
        name: row.name,
        menuCode: row.menu_code,
        description: row.description,
        picture: row.picture,
        price: row.price,
        ...(row.strike_price !== null && { strikePrice: row.strike_price }),
        foodType: row.food_type,
        kcal: row.kcal,
        ...(row.serves_label !== null && { servesLabel: row.serves_label }),
        customisable: row.customisable,
        ...(row.size_id !== null && { sizeId: row.size_id }),
        ...(row.crust_id !== null && { crustId: row.crust_id }),
        ...(row.category_ids[0] !== undefined && { categoryId: row.category_ids[0] }),
        ...(row.badge !== null && { badge: row.badge }),
        available: row.available,
        ...(row.available_text !== null && { availableText: row.available_text }),
      }));
    },

    async leaders(limit: number) {
      return db
        .selectFrom('leaderboard')
        .select(['name', 'runs'])
        .orderBy('runs', 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
    },

    async promotionsOf(shelf: PromotionShelf) {
      const rows = await db
        .selectFrom('promotions')
        .selectAll()
        .where('shelf', '=', shelf)
        .orderBy('position')
        .execute();
      return rows.map(({ heading, text, code, terms, wash, picture, link }) => ({
        heading,
        ...(text !== null && { text }),
        ...(code !== null && { code }),
        ...(terms !== null && { terms }),
        ...(wash !== null && { wash }),
        ...(picture !== null && { picture }),
        ...(link !== null && { link }),
      }));
    },
  };
}
