// The texts of fields of a person, ready for translation.
export const contactWords = {
  full: (most: number) => `${most} characters at most.`,
} as const;
