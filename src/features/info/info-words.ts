export const infoWords = {
  updated: (day: string) => `Last changed on ${day}`,
  failedTitle: 'This page did not load',
  failedText: 'Please try again in a moment.',
  sitemapTitle: 'Site map',
  sitemapEmpty: 'There is no site map at the moment',
  sitemapEmptyText: 'The menu at the side leads to every page.',
  toMenu: 'See the menu',
  toHome: 'Go to home',

  webTitle: 'Notice',
  webFrame: (host: string) => `Page of ${host}`,
  webOpen: 'Open it in a page of its own',
  webNone: 'We do not show this page',
  webNoneText: 'The link leads to a site that is not one of ours.',
  webNotices: 'See our notices',

  helpdesk: 'Talk to us',
  care: 'Customer care',
  helpdeskPhone: 'Helpdesk',
  helpdeskEmail: 'Write to us',
  helpOrders: 'Your orders',
  helpOrdersText: 'Choose the order that something is wrong with',
} as const;
