// The texts of the whole menu and of a search in it, in one table, ready for translation. They come with the code that groups and searches.
export const lateMenuWords = {
  bestsellers: 'Bestsellers',
  recommended: 'Recommended',
  favourites: 'Your favourites',
  essentials: 'Daily essentials',
  results: (count: number, text: string) => `${count === 1 ? '1 dish' : `${count} dishes`} for ‘${text}’`,
  didYouMean: (text: string, near: readonly string[]) =>
    `Nothing called ‘${text}’. Did you mean ${near.join(' or ')}?`,
  noResultTitle: (text: string) => `Nothing for ‘${text}’`,
} as const;
