// The texts of the cart's synchronisation in one table, ready for translation.
export const cartSyncWords = {
  /** Another device, or another tab, changed the cart at the same time. */
  changedElsewhere: 'Your cart was also changed on another device. All changes are in it.',
  /** Of the cart that the account had before the login. */
  joined: (count: number, isBeside: boolean) =>
    `${count === 1 ? '1 item' : `${count} items`} from your last visit ${count === 1 ? 'is' : 'are'} in your cart${isBeside ? ' too' : ''}.`,
  cartClosed: 'This cart cannot be changed any more. Please add your items again.',
  emptyCart: 'Please add an item to your cart first.',
  notApplied: (code: string, why: string) => `${code} was not applied: ${why}`,
  otherCode: (kept: string, left: string) =>
    `The code ${kept} of your account’s cart stays. ${left} was not applied.`,
  offline: 'You are offline. Your cart is kept on this device, and is sent when you are back.',
} as const;
