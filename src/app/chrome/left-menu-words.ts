/** The texts of the menu at the side. */
export const leftMenuWords = {
  failedTitle: 'The menu did not load',
} as const;
