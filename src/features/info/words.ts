export const infoWords = {
  updated: (day: string) => `Last changed on ${day}`,
  failedTitle: 'This page did not load',
  failedText: 'Check your connection and try again.',
  sitemapTitle: 'Site map',
  sitemapMenu: 'Our menu',
  sitemapPages: 'All pages',
  sitemapMore: 'More',
} as const;
