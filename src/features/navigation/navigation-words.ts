// The texts of the question before a page is left, ready for translation.
export const navigationWords = {
  stay: 'Stay',
  exit: 'Exit',
} as const;
