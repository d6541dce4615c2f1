export const homeWords = {
  failedTitle: 'The kitchen did not answer',
  failedText: 'Check your connection and try again. What you have in your cart is safe.',
} as const;
