import { categorySlugs } from '#schemas/actions.ts';
import type { Database } from '../database/database.ts';

/** What the shop has that documents may name. A set is absent where the shop has none of it yet. */
export interface ShopNames {
  readonly menu?: MenuNames;
  readonly storeIds?: ReadonlySet<string>;
}

export interface MenuNames {
  /** Ids, friendly paths and names as paths, and the lists that run across the categories. */
  readonly categories: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** Parts of the menu that the app makes itself, and the other names that it has for categories. */
export const namesOfTheApp = [
  'bestsellers',
  'recommended',
  'favourites',
  'daily-essentials',
  'chicken',
  'vegetarian',
] as const;

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
    pathOf(name),
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

/** 'Rice bowls & wraps' → 'rice-bowls-wraps', as the app reads it. */
function pathOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'and')
    .join('-');
}
