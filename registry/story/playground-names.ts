import type { KnownNames } from '#schemas/check/known-names.ts';
import { namesOfDocuments } from '#schemas/check/names-of-documents.ts';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import { namesIn } from '#schemas/editor-names.ts';
import names from '#schemas/json/names.json' with { type: 'json' };
import { routesOf } from '#schemas/routes.ts';
import { brandPaths } from '#src/config/paths.ts';
import { shopDocuments } from './shop-documents.ts';

const { category, product, store, coupon, experiment } = namesIn(names);

interface DocumentToRead {
  readonly kind: DocumentKind;
  /** The name of its file; absent where it has none yet. */
  readonly slug: string | undefined;
  readonly body: unknown;
}

/**
 * What a document may refer to: the documents beside it, and the names of the shop that are kept for editors. A document that has a name takes the
 * place of the shop's own one of that name.
 */
export function namesKnownTo({ kind, slug, body }: DocumentToRead): KnownNames {
  const others = shopDocuments.filter((document) => document.kind !== kind || document.slug !== slug);
  return {
    ...namesOfDocuments(slug === undefined ? others : [...others, { kind, slug, body }]),
    routes: routesOf(brandPaths),
    brandCategoryPath: brandPaths.chickenSandwich,
    menu: { categories: new Set(category), products: new Set(product) },
    storeIds: new Set(store),
    coupons: new Set(coupon),
    experiments: new Set(experiment),
  };
}

/** Every experiment that a variant can be chosen for. */
export const playgroundExperiments: readonly string[] = experiment;
