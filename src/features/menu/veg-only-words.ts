// The texts of veg only in one table, ready for translation.
export const vegOnlyWords = {
  vegOnly: 'Veg only',
  vegOnlyOn: 'You are seeing vegetarian dishes only.',
  showAll: 'Show everything',
  hidden: (shown: number, hidden: number) => {
    if (shown === 0) return 'Veg only is on, and nothing here is vegetarian.';
    return hidden === 1
      ? 'Veg only is on: 1 dish is hidden.'
      : `Veg only is on: ${hidden} dishes are hidden.`;
  },
} as const;
