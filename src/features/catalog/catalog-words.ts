// What the catalogue's cards say, in one table, ready for translation.
const number = new Intl.NumberFormat('en-IN');

export const catalogWords = {
  kcal: (kcal: number) => `${number.format(kcal)} kcal`,
} as const;
