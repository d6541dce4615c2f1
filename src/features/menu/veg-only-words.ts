// The texts of veg only in one table, ready for translation.
export const vegOnlyWords = {
  vegOnly: 'Veg only',
  vegOnlyOn: 'You are seeing vegetarian dishes only.',
  showAll: 'Show everything',
  hidden: 'Veg only is on: dishes and offers with meat are hidden.',
} as const;
