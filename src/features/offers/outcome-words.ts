// What became of an offer, said once in a message.
export const outcomeWords = {
  applied: (code: string) => `${code} is applied to your cart.`,
  already: (code: string) => `${code} is applied to your cart already.`,
  kept: (code: string) => `${code} is kept. It is applied when your cart fits.`,
  keptForLogin: (code: string) =>
    `${code} is kept. Log in to use it: it is for customers. It is applied when your cart fits.`,
  notKept: (code: string, applied: string) =>
    `${code} is no longer kept: ${applied} is applied to your cart.`,
  forNoCart: (code: string) => `You cannot use ${code} any more. See the other offers.`,
  ofOtherCart: (code: string) => `${code} was kept for another cart. Apply it again to use it for this one.`,
  down: 'Offers cannot be checked right now. Your cart is kept; try again in a moment.',
  removed: (code: string) => `${code} is removed from your cart.`,
  forgotten: (code: string) => `${code} is no longer kept.`,
} as const;
