/** The texts of ordering the same again in one table, ready for translation. */
export const againWords = {
  again: 'Order again',
  ofOrder: (number: string) => `: order ${number}`,
  counting: (seconds: number) => `Into your cart in ${seconds} s`,
  begun: 'This order goes into your cart in a few seconds.',
  cancel: 'Cancel',
  inCart: 'Your order is in the cart again',
  leftOut: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} cannot be had now and is left out.`
      : `These cannot be had now and are left out: ${names.join(', ')}.`,
  leftOutByVegOnly: (names: readonly string[]) => `Left out while veg only is on: ${names.join(', ')}.`,
  nothing: (names: readonly string[]) =>
    names.length === 0
      ? 'Nothing of this order can be had at this restaurant now.'
      : `Nothing of this order can be had at this restaurant now: ${names.join(', ')}.`,
  failed: 'This could not be put into your cart. Please try again.',
} as const;
