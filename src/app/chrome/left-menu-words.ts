/** The texts of the menu at the side. */
export const leftMenuWords = {
  greeting: (name: string) => `Hello ${name}`,
  failedTitle: 'The menu did not load',
} as const;
