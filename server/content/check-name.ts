import type { DocumentKind } from '#schemas/documents/documents.ts';
import { didYouMean } from './explain-issue.ts';

interface Names {
  readonly pattern: RegExp;
  readonly said: string;
  readonly fixed: readonly string[];
}

const ofAll: Names = { pattern: /^default$/, said: "'default'", fixed: ['default'] };
const ofStores: Names = {
  pattern: /^(?:default|store-.+)$/,
  said: "'default', or 'store-<id>' for one store",
  fixed: ['default'],
};

/** The names under which documents of a kind are asked for. Pages of information and forms may have any. */
const namesOf: Partial<Record<DocumentKind, Names>> = {
  landing: {
    pattern: /^(?:default|store-.+|bucket-.+)$/,
    said: "'default', 'store-<id>' for one store, or 'bucket-<id>' for a bucket store",
    fixed: ['default'],
  },
  'left-menu': ofStores,
  'bottom-navigation': ofStores,
  'seo-tags': ofAll,
  alerts: ofAll,
  'app-config': { pattern: /^(?:default|pwa)$/, said: "'default' or 'pwa'", fixed: ['default', 'pwa'] },
};

/** Why nobody would ever see a document of this name; undefined for one that is asked for. */
export function neverAskedFor(kind: DocumentKind, slug: string): string | undefined {
  const names = namesOf[kind];
  if (!names || names.pattern.test(slug)) return undefined;
  return `would be seen by nobody as '${kind}/${slug}'. ${didYouMean(slug, names.fixed)}Documents of this kind are named ${names.said}.`;
}

/** Why nobody would ever see the document of a store; undefined where there is such a store. */
export function ofUnknownStore(
  kind: DocumentKind,
  slug: string,
  storeIds: ReadonlySet<string>,
): string | undefined {
  const id = namesOf[kind] && /^store-(.+)$/.exec(slug)?.[1];
  if (id === undefined) return undefined;
  // The names of files are in small letters.
  const known = [...storeIds].map((store) => store.toLowerCase());
  if (known.includes(id)) return undefined;
  return `is for a store that does not exist: '${id}'. ${didYouMean(id, known)}Name the file 'store-<id>' by the id of a store.`;
}
