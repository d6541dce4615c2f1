// The texts of the menu that its first screen needs, in one table, ready for translation.
export const menuWords = {
  title: 'Menu',
  categories: 'Categories',
  search: 'Search the menu',
  searchHint: 'Search dishes',
  clearSearch: 'Clear the search',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  chooseStore: 'Choose another store',
  failedTitle: 'The menu did not load',
  offlineText: 'The menu could not be fetched. Check your connection and try again.',
} as const;
