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
  /** In paise. */
  readonly price: number;
  readonly strikePrice?: number;
  readonly veg: boolean;
  readonly kcal: number;
  readonly category: keyof typeof categories;
  readonly serves?: string;
  readonly badge?: string;
}
