// The texts of what stands beside the dishes (cart, last order, faults of the cart) in one table, ready for translation.
export const besideMenuWords = {
  yourCart: 'Your cart',
  cartEmpty: 'Nothing here yet. Add something hot.',
  subtotal: 'Total of dishes',
  beforeCharges: 'Charges and taxes come with the bill.',
  previousOrder: 'Order again',
  addAgain: 'Add again',
  addAgainOf: (names: string) => `Add again: ${names}`,
  notAllAgain: 'The rest of it is not among what is shown now.',
  cartFaults: 'This store does not have everything that is in your cart',
  reviewCart: 'Review your cart',
} as const;
