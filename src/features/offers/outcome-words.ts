// What became of an offer, said once in a message.
export const outcomeWords = {
  applied: (code: string) => `${code} is applied to your cart.`,
  already: (code: string) => `${code} is applied to your cart already.`,
  kept: (code: string) => `${code} is kept. It is applied when your cart fits.`,
  removed: (code: string) => `${code} is removed from your cart.`,
  forgotten: (code: string) => `${code} is no longer kept.`,
} as const;
