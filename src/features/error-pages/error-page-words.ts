/** The texts of these pages that are not in the error catalogue. */
export const errorPageWords = {
  home: 'Go to home',
  menu: 'See the menu',
  notFoundText: 'The page may have moved, or the address has a slip in it.',
  notInAppTitle: 'Not in this app',
  notInAppText: 'The app that you have opened the shop in shows it without this page.',
  otherPlaces: 'Choose the place in another way',
  otherWaysToPay: 'Choose another way to pay',
  brokenLinkText: 'Ask for a fresh link, or start from the home page.',
  cookiesTitle: 'Cookies are switched off',
  cookiesText: 'Cookies are switched off in this browser. Please switch them on to order.',
  cookiesAgain: 'Try again',
} as const;
