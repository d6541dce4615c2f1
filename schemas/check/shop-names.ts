import { categoryAliases, menuLists } from '../menu-names.ts';
import { type Category, namesOfCategory } from './sold-products.ts';

/** The names of the shop that documents may refer to. A set is absent when the shop has no such entries yet. */
export interface ShopNames {
  readonly menu?: MenuNames;
  readonly storeIds?: ReadonlySet<string>;
  /** The codes of the shop's coupons, those too that are not valid yet. */
  readonly coupons?: ReadonlySet<string>;
}

export interface MenuNames {
  /** Ids, friendly paths and names in path form, and the lists that span several categories. */
  readonly categories: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** Parts of the menu that the app builds itself, and its aliases of categories. */
const namesOfTheApp = [...menuLists, ...Object.keys(categoryAliases)];

export interface Shop {
  readonly categories: readonly Category[];
  /** Ids. */
  readonly products: readonly string[];
  readonly stores: readonly string[];
  /** Codes. */
  readonly coupons: readonly string[];
}

export function shopNames({ categories, products, stores, coupons }: Shop): ShopNames {
  return {
    ...(categories.length > 0 &&
      products.length > 0 && {
        menu: {
          categories: new Set([...categories.flatMap(namesOfCategory), ...namesOfTheApp]),
          products: new Set(products),
        },
      }),
    ...(stores.length > 0 && { storeIds: new Set(stores) }),
    ...(coupons.length > 0 && { coupons: new Set(coupons) }),
  };
}
