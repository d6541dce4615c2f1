import type { OrderTypeCode } from '#schemas/node.ts';

/** The texts of the cart page in one table, ready for translation. Those of the specification are in src/config/texts. */
export const cartPageWords = {
  title: 'Your cart',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Something hot is only a few taps away.',
  toMenu: 'See the menu',

  where: 'Where it goes',
  orderTypeLine: {
    D: 'Delivery to',
    P: 'Takeaway from',
    DINEIN: 'Dine-in at',
    CURB: 'Curbside at',
    IRCTC: 'Delivery on your train from',
  } satisfies Readonly<Record<OrderTypeCode, string>>,
  noPlace: 'No place chosen yet',
  noStore: 'No restaurant chosen yet',
  change: 'Change',
  changePlace: 'order type or place',
  addAddress: 'Add the full address',
  from: (store: string) => `From ${store}`,

  addMore: 'Add more items',
  ofOffer: (offer: string) => `From the offer ‘${offer}’`,
  freeWith: (offer: string) => `Free with ‘${offer}’`,
  priceUnknown: 'Price not known yet',

  unavailable: 'Not available now',
  remove: 'Remove',
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
  some: { title: 'Go on without them?', yes: 'Yes, go on', no: 'No, go back' },
  all: { title: 'Nothing can be ordered', remove: 'Remove them', menu: 'Add new items' },

  upsell: 'Goes well with it',
  upsellRail: 'Suggestions',

  bill: 'Bill',
  itemTotal: 'Item total',
  mixSaving: 'Everyday value mix',
  discount: 'Discount',
  packaging: 'Packaging',
  delivery: 'Delivery',
  cgst: 'CGST',
  sgst: 'SGST',
  total: 'To pay',
  updating: 'Updating',
  updatingPrices: 'Updating the prices',
  updatedOnline: 'Updated when you are online',
  allCharges: 'All charges are included.',
  saves: (saved: string) => `You save ${saved} on this order`,
  savingLoading: 'Looking up what you save',
  said: (total: string) => `To pay: ${total}.`,

  failedTitle: 'The prices did not load',
  failedText: 'What you chose is kept. Try again.',
  retry: 'Try again',
  otherStore: 'Choose another restaurant',
  closedTitle: 'Not open for orders now',
  offline: 'You are offline. What you chose is kept, and the prices are updated when you are online.',
  isOffline: 'You are offline',
} as const;
