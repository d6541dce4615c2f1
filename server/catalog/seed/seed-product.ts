import type { z } from 'zod';
import type { catalogFile } from '#schemas/import-files.ts';

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

type CatalogFile = z.input<typeof catalogFile>;
type Imported = CatalogFile['products'][number];

/** An add-on as an import file holds it: with energy and allergens of everything there is to choose. */
export type SeedAddon = NonNullable<CatalogFile['addons']>[number];
export type SeedAllergens = Exclude<Imported['allergens'], 'unknown'>;
export type SeedGroup = NonNullable<Imported['options']>[number];

export interface SeedProduct {
  readonly id: string;
  readonly picture: string;
  readonly name: string;
  readonly description: string;
  /** In paise, of the product in its default size and crust. */
  readonly price: number;
  readonly strikePrice?: number;
  readonly veg: boolean;
  /** Of the default choice. */
  readonly kcal: number;
  readonly category: keyof typeof categories;
  readonly alsoIn?: readonly (keyof typeof categories)[];
  readonly serves?: string;
  readonly badge?: string;
  readonly allergens: SeedAllergens;
  /** Sizes to choose from, the smallest first; with its `defaultSizeId`. */
  readonly sizes?: NonNullable<Imported['sizes']>;
  readonly defaultSizeId?: string;
  readonly crusts?: NonNullable<Imported['crusts']>;
  readonly defaultCrustId?: string;
  readonly addonIds?: readonly string[];
  /** Groups of a combo. */
  readonly options?: readonly SeedGroup[];
  /** An every-day-value item. */
  readonly edv?: boolean;
  /** Sold between these times of day only, '07:00' to '11:00', in India. */
  readonly hours?: { readonly from: string; readonly until: string };
  readonly maxQuantity?: number;
}
