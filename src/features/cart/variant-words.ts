// The texts of repeating and taking out a product with choices in one table, ready for translation.
export const variantWords = {
  repeatTitle: (name: string) => `One more ${name}`,
  yourLast: 'As you had it last',
  repeatLast: 'Repeat last',
  chooseNew: 'Choose new',
  removeTitle: (name: string) => `Take out which ${name}?`,
  removeNote: 'One is taken out of your cart.',
  asItComes: 'As it comes',
  units: (quantity: number) => (quantity === 1 ? '1 in your cart' : `${quantity} in your cart`),
} as const;
