/** The texts of the order type switch in one table, ready for translation. */
export const orderTypeWords = {
  orderTypeLegend: 'How would you like your food?',
  train: 'Train',
} as const;
