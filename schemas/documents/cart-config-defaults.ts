// Zod-free: ships to the browser with the code of the cart. A file of its own, because modules are loaded whole: the first screens need none of it.

/** Codes and texts of the cart that the app-config document leaves out. */
export const cartConfigDefaults = {
  advanceOrderCode: '2.ADVANCEORDER',
  invalidCartCode: '2.CARTINVALID',
  advanceOrderText: 'This store is closed right now. You can place the order for later.',
  couponInvalidText: 'Sorry, this coupon is not valid',
  storeErrorText:
    'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
} as const;
