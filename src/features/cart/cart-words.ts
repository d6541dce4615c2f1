// The texts of the cart's controls in one table, ready for translation.
export const cartWords = {
  cart: 'Cart',
  choose: 'Choose',
  customisable: 'Customisable',
  edit: 'Edit',
  priceUnknown: 'Price not known yet',
  mixSaving: 'Everyday value mix',
  savedInMix: (saved: string) => `${saved} saved in a mix`,
  upTo: (price: string) => `Up to ${price} an order`,
  viewCart: 'View cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
} as const;
