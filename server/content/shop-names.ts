import { type Shop, type ShopNames, shopNames } from '#schemas/check/shop-names.ts';
import { type SoldProduct, soldProducts } from '#schemas/check/sold-products.ts';
import type { Database } from '../database/database.ts';

/** What documents may name of the shop. */
export async function readShop(db: Database): Promise<Shop> {
  const [categories, products, stores, coupons] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).execute(),
    db.selectFrom('products').select('id').execute(),
    db.selectFrom('stores').select('id').execute(),
    db.selectFrom('promos').select('code').execute(),
  ]);
  return {
    categories,
    products: products.map(({ id }) => id),
    stores: stores.map(({ id }) => id),
    coupons: coupons.map(({ code }) => code),
  };
}

export async function readShopNames(db: Database): Promise<ShopNames> {
  return shopNames(await readShop(db));
}

/** All that the shop sells, with which the texts of offers are compared. */
export async function readSoldProducts(db: Database): Promise<readonly SoldProduct[]> {
  const [categories, products] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).execute(),
    db
      .selectFrom('products')
      .select([
        'id',
        'name',
        'description',
        'price',
        'sizes',
        'category_ids as categoryIds',
        'edv',
        'food_type as foodType',
        'options',
      ])
      .execute(),
  ]);
  return soldProducts(products, categories);
}
