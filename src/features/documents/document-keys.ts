// SWR's keys of the documents, one builder each. A key contains everything that the request depends on, so a change of any part makes it
// another document, which is loaded. A call sends the store of its key and not that of the session, which may have changed meanwhile.
// The server writes the data into the page under the same keys.
import type { LandingSource } from '#schemas/document-source.ts';

export const documentKeys = {
  /** All stores share the landing of a bucket store. */
  landing: (source: LandingSource) =>
    source.of === 'bucket'
      ? `landing/bucket/${source.bucketStoreId}`
      : `landing/${source.version}/${source.storeId}`,
  /** `path` is the one that `leftMenuPath` returns. */
  leftMenu: (storeId: string, path: string) => `left-menu/${storeId}${path}`,
  bottomNavigation: (storeId: string) => `bottom-navigation/${storeId}`,
  infoPage: (slug: string) => `info-page/${slug}`,
  alerts: () => 'alerts',
  seoTags: () => 'seo-tags',
  /** A document for some people. Without an audience it is the one of the page, and the last one that was read. */
  for: (key: string, audience: string) => `${key}?${audience}`,
  /** The next time at which a node of the page's documents begins or ends, in epoch milliseconds. */
  changesAt: () => 'changes-at',
} as const;
