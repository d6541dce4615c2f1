/** The texts of the list of orders in one table, ready for translation. */
export const historyWords = {
  title: 'Your orders',
  filter: 'Which orders',
  all: 'All',
  favourites: 'Favourites',
  more: 'Show earlier orders',
  moreFailed: 'The earlier orders did not load.',
  emptyTitle: 'No orders yet',
  emptyText: 'Your first one will be here, and can be ordered again with one tap.',
  noFavouritesTitle: 'No favourite orders yet',
  noFavouritesText: 'Tap the heart of an order that you would like to have again.',
  showAll: 'Show all orders',
  failedTitle: 'Your orders did not load',
  failedText: 'They are safe with us. Please try again.',
  recommended: 'Goes with your favourites',
  recommendedRail: 'Suggestions',
} as const;
