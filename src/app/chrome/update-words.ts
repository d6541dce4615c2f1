/** The texts of the question about a new version. */
export const updateWords = {
  update: 'Update',
  later: 'Not now',
  title: 'Update available',
} as const;
