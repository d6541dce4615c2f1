// SWR's keys of the documents, one builder each. A key holds everything that the request depends on, so that a change of any of it is
// another document, which is read anew. A call says the store of its key: that of the session may be another one by the time it is sent.
// The server fills the same keys into the page.
import type { LandingSource } from '#schemas/document-source.ts';

export const documentKeys = {
  /** A bucket store's landing is one for all stores. */
  landing: (source: LandingSource) =>
    source.of === 'bucket'
      ? `landing/bucket/${source.bucketStoreId}`
      : `landing/${source.version}/${source.storeId}`,
  /** `path` is that of `leftMenuPath`. */
  leftMenu: (storeId: string, path: string) => `left-menu/${storeId}${path}`,
  bottomNavigation: (storeId: string) => `bottom-navigation/${storeId}`,
  infoPage: (slug: string) => `info-page/${slug}`,
  feedbackTemplate: (orderMode: string) => `feedback-template/${orderMode}`,
  alerts: () => 'alerts',
  seoTags: () => 'seo-tags',
} as const;
