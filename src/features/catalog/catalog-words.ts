// What the catalogue's cards say, in one table, ready for translation.
export const catalogWords = {
  kcal: (kcal: number) => `${kcal} kcal`,
} as const;
