// Cart and menu, where products are added.
export const cartTexts = {
  itemUnavailable: 'Item not available at this time',
  limitedQuantity: 'Sorry, only a limited quantity of this product can be ordered.',
  outOfStock: 'Temporarily out of stock',
  // ours
  maxPrice: (limit: string) => `An order can be up to ${limit}. Please remove something to go on.`,
} as const;
