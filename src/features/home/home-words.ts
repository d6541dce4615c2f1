export const homeWords = {
  failedTitle: 'The kitchen did not answer',
  failedText: 'Please try again in a moment. What you have in your cart is safe.',
  // Each node of the document is for somebody else.
  emptyTitle: 'Nothing special on this page for your order',
  emptyText: 'All that we cook is on the menu.',
  toMenu: 'See the menu',
} as const;
