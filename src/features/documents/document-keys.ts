// SWR's keys of the documents, one builder each. The server fills the same keys into the page.

export const documentKeys = {
  landing: (storeId: string) => `landing/${storeId}`,
  leftMenu: (storeId: string) => `left-menu/${storeId}`,
  bottomNavigation: (storeId: string) => `bottom-navigation/${storeId}`,
  infoPage: (slug: string) => `info-page/${slug}`,
  feedbackTemplate: (orderMode: string) => `feedback-template/${orderMode}`,
  alerts: () => 'alerts',
  seoTags: () => 'seo-tags',
} as const;
