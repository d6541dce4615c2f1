import { itemUnavailable, outOfStock } from '#schemas/rules/unavailable-text.ts';

// Cart and menu, where products are added.
export const cartTexts = {
  itemUnavailable,
  limitedQuantity: 'Sorry, only a limited quantity of this product can be ordered.',
  outOfStock,
  // ours
  maxPrice: (limit: string) => `An order can be up to ${limit}. Please remove something to go on.`,
} as const;
