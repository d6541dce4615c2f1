/** The texts of the index of cities in one table, ready for translation. */
export const cityIndexWords = {
  popular: 'Popular cities',
  allCities: 'All cities',
  restaurants: (count: number) => (count === 1 ? '1 restaurant' : `${count} restaurants`),
} as const;
