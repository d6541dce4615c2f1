import type { OrderTypeCode } from '#schemas/node.ts';

/** The texts of the first screen of the cart in one table, ready for translation; the others are in order-words.ts. Those of the specification are in src/config/texts. */
export const cartPageWords = {
  title: 'Your cart',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Something hot is only a few taps away.',
  toMenu: 'See the menu',

  orderTypeLine: {
    D: 'Delivery to',
    P: 'Takeaway from',
    DINEIN: 'Dine-in at',
    CURB: 'Curbside at',
    IRCTC: 'Delivery on your train from',
  } satisfies Readonly<Record<OrderTypeCode, string>>,
  noPlace: 'No place chosen yet',
  noAddress: 'No address yet',
  noStore: 'No restaurant chosen yet',
  change: 'Change',
  changePlace: 'order type or place',
  addAddress: 'Add the full address',
  from: (store: string) => `From ${store}`,

  addMore: 'Add more items',
  ofOffer: (offer: string) => `From the offer ‘${offer}’`,
  freeWith: (offer: string) => `Free with ‘${offer}’`,
  updating: 'Updating',
  total: 'To pay',
} as const;
