/** The texts of what the cart page loads after its first screen, in one table, ready for translation. */
export const orderWords = {
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
  updatedOnline: 'Updated when you are online',
  allCharges: 'All charges are included.',
  saves: (saved: string) => `You save ${saved} on this order`,
  savingLoading: 'Looking up what you save',
  said: (total: string) => `To pay: ${total}.`,

  failedText: 'What you chose is kept. Try again.',
  retry: 'Try again',
  otherStore: 'Choose another restaurant',
  offline: 'You are offline. What you chose is kept, and the prices are updated when you are online.',
  isOffline: 'You are offline',
} as const;
