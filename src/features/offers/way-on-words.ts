// Where a locked offer leads, on the page of the offers and in the cart.
export const wayOnWords = {
  login: 'Log in',
  orderType: 'Change the order type',
  store: 'Choose another restaurant',
  menu: 'Browse the menu',
} as const;
