// The texts of veg only in one table, ready for translation.
export const vegOnlyWords = {
  vegOnly: 'Veg only',
  showAll: 'Show everything',
} as const;
