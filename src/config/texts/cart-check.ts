// What a cart that is checked, or full, lacks.
export const cartCheckTexts = {
  someUnavailable:
    'Some items in your cart are unavailable. Do you want to place an order with the remaining items?',
  allUnavailable: 'Sorry, items in your cart are unavailable. Please remove & add new items',
  // ours
  maxItems: (limit: number) =>
    `An order can have up to ${limit === 1 ? '1 item' : `${limit} items`}. Please remove something to add more.`,
} as const;
