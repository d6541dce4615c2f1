import type { DocumentKind } from './documents.ts';

/** The names under which documents of a kind are requested. */
export interface DocumentNames {
  readonly fixed: readonly [string, ...string[]];
  /** Also `store-<id>`, for one store. */
  readonly ofStores?: true;
  /** Also `bucket-<id>`, for a bucket store. */
  readonly ofBuckets?: true;
}

/** Kind → its names; 'any' where the name of the document is that of its page. */
export const documentNames: Readonly<Record<DocumentKind, DocumentNames | 'any'>> = {
  landing: { fixed: ['default'], ofStores: true, ofBuckets: true },
  'left-menu': { fixed: ['default'], ofStores: true },
  'bottom-navigation': { fixed: ['default'], ofStores: true },
  'feedback-template': 'any',
  'info-page': 'any',
  'seo-tags': { fixed: ['default'] },
  'app-config': { fixed: ['default', 'pwa'] },
  alerts: { fixed: ['default'] },
  'search-words': { fixed: ['default'] },
  'payment-options': { fixed: ['default'] },
};
