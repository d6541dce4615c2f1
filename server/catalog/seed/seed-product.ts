import type { z } from 'zod';
import type { addon, optionGroup, productCrust, productSize } from '#schemas/entities/menu.ts';

/** Ids of the categories that the menu groups products into (spec §2, link and path mapping; the last two have names of their own). */
export const categories = {
  vegPizza: '2',
  nonVegPizza: '3',
  sides: '4',
  beverages: '5',
  pizzaMania: '20',
  dessert: '26',
  chicken: '46',
  combos: '50',
  burgers: 'chicken-sandwich',
  bowlsAndWraps: 'rice-bowls-wraps',
} as const;

export interface SeedProduct {
  readonly id: string;
  readonly picture: string;
  readonly name: string;
  readonly description: string;
  /** In paise, of the product in its default size and crust. */
  readonly price: number;
  readonly strikePrice?: number;
  readonly veg: boolean;
  readonly kcal: number;
  readonly category: keyof typeof categories;
  readonly alsoIn?: readonly (keyof typeof categories)[];
  readonly serves?: string;
  readonly badge?: string;
  readonly allergens: readonly string[];
  /** Sizes to choose from, the smallest first; with its `defaultSizeId`. */
  readonly sizes?: readonly z.input<typeof productSize>[];
  readonly defaultSizeId?: string;
  readonly crusts?: readonly z.input<typeof productCrust>[];
  readonly defaultCrustId?: string;
  readonly addonIds?: readonly string[];
  /** Groups of a combo. */
  readonly options?: readonly z.input<typeof optionGroup>[];
  /** An every-day-value item. */
  readonly edv?: boolean;
  /** Sold between these times of day only, '07:00' to '11:00', in India. */
  readonly hours?: { readonly from: string; readonly until: string };
  readonly maxQuantity?: number;
}

export type SeedAddon = z.input<typeof addon>;
