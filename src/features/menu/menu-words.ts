import type { MenuFound } from './search-menu.ts';

// The texts of the menu in one table, ready for translation.
export const menuWords = {
  title: 'Menu',
  bestsellers: 'Bestsellers',
  recommended: 'Recommended',
  favourites: 'Your favourites',
  essentials: 'Daily essentials',
  categories: 'Categories',
  search: 'Search the menu',
  searchHint: 'Search dishes',
  clearSearch: 'Clear the search',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  results: (count: number, text: string) => `${count === 1 ? '1 dish' : `${count} dishes`} for ‘${text}’`,
  didYouMean: (text: string, near: readonly string[]) =>
    `Nothing called ‘${text}’. Did you mean ${near.join(' or ')}?`,
  noResultTitle: (text: string) => `Nothing for ‘${text}’`,
  emptyTitle: 'Nothing to show here',
  emptyText: 'This store has nothing on its menu for this order type right now.',
  chooseStore: 'Choose another store',
  failedTitle: 'The menu did not load',
  offlineText: 'The menu could not be fetched. Check your connection and try again.',
} as const;

/** What a search found: heading of the results, and announced to screen readers. */
export function resultsHeading({ cards, near }: Pick<MenuFound, 'cards' | 'near'>, text: string): string {
  if (near.length > 0) return menuWords.didYouMean(text, near);
  return cards.length === 0 ? menuWords.noResultTitle(text) : menuWords.results(cards.length, text);
}
