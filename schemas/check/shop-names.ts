import { categoryAliases, menuLists } from '../menu-names.ts';
import { type Category, namesOfCategory } from './sold-products.ts';

/** The names of the shop that documents may refer to. A set is absent when the shop has no such entries yet. */
export interface ShopNames {
  readonly menu?: MenuNames;
  readonly storeIds?: ReadonlySet<string>;
  /** The codes of the shop's coupons, those too that are not valid yet. */
  readonly coupons?: ReadonlySet<string>;
  /** When coupons can be used, and how, by code; those that are not in it at all times. */
  readonly couponRules?: ReadonlyMap<string, CouponRule>;
}

/** What a document has to know of the rule of a coupon. */
export interface CouponRule {
  readonly code: string;
  /** Times with their offset. `from` is included, `until` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** It belongs to the items that are added from its offer: nobody can enter it. */
  readonly isImplicit: boolean;
  readonly gives?: CouponGives | undefined;
}

/** What a coupon gives and asks for, as far as texts of offers promise it. Amounts in paise; what it has not is left out. */
export interface CouponGives {
  readonly percent?: number | undefined;
  /** The most that a percentage takes off. */
  readonly atMost?: number | undefined;
  /** Taken off. */
  readonly amount?: number | undefined;
  /** Of several dishes together. */
  readonly price?: number | undefined;
  /** From which price of the order on, or above which. */
  readonly minimum?: number | undefined;
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
  /** Of the same coupons, where their rules are known. */
  readonly couponRules?: readonly CouponRule[];
}

export function shopNames({ categories, products, stores, coupons, couponRules = [] }: Shop): ShopNames {
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
    ...(couponRules.length > 0 && { couponRules: new Map(couponRules.map((rule) => [rule.code, rule])) }),
  };
}
