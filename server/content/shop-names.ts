import { categorySlugs } from '#schemas/actions.ts';
import { categoryAliases, menuLists, pathOfName } from '#schemas/menu-names.ts';
import type { Database } from '../database/database.ts';

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
  const named = categories.flatMap(({ id, slug, name }) => [
    id,
    slug,
    categorySlugs[id] ?? slug,
    pathOfName(name),
  ]);
  return {
    ...(categories.length > 0 &&
      products.length > 0 && {
        menu: {
          categories: new Set([...named, ...namesOfTheApp]),
          products: new Set(products.map(({ id }) => id)),
        },
      }),
    ...(stores.length > 0 && { storeIds: new Set(stores.map(({ id }) => id)) }),
  };
}
