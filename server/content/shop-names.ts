import { categoryAliases, menuLists } from '#schemas/menu-names.ts';
import type { Database } from '../database/database.ts';
import { namesOfCategory, type SoldProduct, soldProducts } from './sold-products.ts';

/** The names of the shop that documents may refer to. A set is absent when the shop has no such entries yet. */
export interface ShopNames {
  readonly menu?: MenuNames;
  readonly storeIds?: ReadonlySet<string>;
}

export interface MenuNames {
  /** Ids, friendly paths and names in path form, and the lists that span several categories. */
  readonly categories: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** Parts of the menu that the app builds itself, and its aliases of categories. */
const namesOfTheApp = [...menuLists, ...Object.keys(categoryAliases)];

export async function readShopNames(db: Database): Promise<ShopNames> {
  const [categories, products, stores] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).execute(),
    db.selectFrom('products').select('id').execute(),
    db.selectFrom('stores').select('id').execute(),
  ]);
  return {
    ...(categories.length > 0 &&
      products.length > 0 && {
        menu: {
          categories: new Set([...categories.flatMap(namesOfCategory), ...namesOfTheApp]),
          products: new Set(products.map(({ id }) => id)),
        },
      }),
    ...(stores.length > 0 && { storeIds: new Set(stores.map(({ id }) => id)) }),
  };
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
