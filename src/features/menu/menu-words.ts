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
  vegOnly: 'Veg only',
  vegOnlyOn: 'You are seeing vegetarian dishes only.',
  vegOnlyRail: (shown: number, hidden: number) => {
    if (shown === 0) return 'Veg only is on, and nothing here is vegetarian.';
    return hidden === 1
      ? 'Veg only is on: 1 dish is hidden.'
      : `Veg only is on: ${hidden} dishes are hidden.`;
  },
  showAll: 'Show everything',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  results: (count: number, text: string) => `${count === 1 ? '1 dish' : `${count} dishes`} for ‘${text}’`,
  nothingCalled: (text: string) => `Nothing called ‘${text}’`,
  didYouMean: (text: string, near: readonly string[]) =>
    `Nothing called ‘${text}’. Did you mean ${near.join(' or ')}?`,
  didYouMeanLabel: 'Did you mean',
  resembling: (count: number) => (count === 1 ? '1 dish resembles it' : `${count} dishes resemble it`),
  noResultTitle: (text: string) => `Nothing for ‘${text}’`,
  noResultText: 'Try another word, or look through the categories.',
  noVegResultText: 'Only vegetarian dishes are shown now. There may be more on the whole menu.',
  emptyTitle: 'Nothing to show here',
  emptyText: 'This store has nothing on its menu for this order type right now.',
  chooseStore: 'Choose another store',
  failedTitle: 'The menu did not load',
  offlineText: 'The menu could not be fetched. Check your connection and try again.',
  yourCart: 'Your cart',
  cartEmpty: 'Nothing here yet. Add something hot.',
  subtotal: 'Total of dishes',
  beforeCharges: 'Charges and taxes come with the bill.',
  previousOrder: 'Order again',
  addAgain: 'Add again',
  addAgainOf: (names: string) => `Add again: ${names}`,
  addedAgain: 'Your last order is in your cart',
  notAllAgain: 'The rest of it is not among what is shown now.',
  cartFaults: 'This store does not have everything that is in your cart',
  reviewCart: 'Review your cart',
} as const;

/** What a search found: heading of the results, and announced to screen readers. */
export function resultsHeading({ cards, near }: Pick<MenuFound, 'cards' | 'near'>, text: string): string {
  if (near.length > 0) return menuWords.didYouMean(text, near);
  return cards.length === 0 ? menuWords.noResultTitle(text) : menuWords.results(cards.length, text);
}
