// What the cart's controls say, in one table, ready for translation.
export const cartWords = {
  cart: 'Cart',
  customisable: 'Customisable',
  viewCart: 'View cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
} as const;
