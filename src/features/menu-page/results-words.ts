// The texts of search results in one table, ready for translation.
export const resultsWords = {
  nothingCalled: (text: string) => `Nothing called ‘${text}’`,
  didYouMeanLabel: 'Did you mean',
  resembling: (count: number) => (count === 1 ? '1 dish resembles it' : `${count} dishes resemble it`),
  noResultText: 'Try another word, or look through the categories.',
  showMenu: 'Show the whole menu',
  searchAnew: 'Search for something else',
  noVegResultText: 'Only vegetarian dishes are shown now. There may be more on the whole menu.',
} as const;
