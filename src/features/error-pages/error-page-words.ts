/** The texts of these pages that are not in the error catalogue. */
export const errorPageWords = {
  home: 'Go to home',
  menu: 'See the menu',
  notFoundText: 'The page may have moved, or the address has a slip in it.',
  brokenLinkText: 'Ask for a fresh link, or start from the home page.',
  cookiesTitle: 'Cookies are switched off',
  cookiesText: 'Cookies are switched off in this browser. Please switch them on to order.',
  cookiesAgain: 'Try again',
} as const;
