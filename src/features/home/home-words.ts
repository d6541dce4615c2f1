export const homeWords = {
  failedTitle: 'The kitchen did not answer',
  failedText: 'Please try again in a moment. What you have in your cart is safe.',
} as const;
