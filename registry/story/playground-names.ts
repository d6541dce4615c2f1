import type { KnownNames } from '#schemas/check/known-names.ts';
import { namesOfDocuments } from '#schemas/check/names-of-documents.ts';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { namesIn } from '#schemas/editor-names.ts';
import names from '#schemas/json/names.json' with { type: 'json' };
import { routesOf } from '#schemas/routes.ts';
import { brandPaths } from '#src/config/paths.ts';

const published = import.meta.glob<string>('../../content/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const kinds = Object.keys(documents) as DocumentKind[];

function ownDocuments() {
  return Object.entries(published).flatMap(([path, text]) => {
    const [, folder, slug = ''] = /content\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    const kind = kinds.find((name) => name === folder);
    return kind ? [{ kind, slug, body: JSON.parse(text) as unknown }] : [];
  });
}

const { category, product, store, coupon, experiment } = namesIn(names);

/** What documents may refer to: the documents beside them here, and the names of the shop that are kept for editors. */
export const playgroundNames: KnownNames = {
  ...namesOfDocuments(ownDocuments()),
  routes: routesOf(brandPaths),
  brandCategoryPath: brandPaths.chickenSandwich,
  menu: { categories: new Set(category), products: new Set(product) },
  storeIds: new Set(store),
  coupons: new Set(coupon),
  experiments: new Set(experiment),
};

/** Every experiment that a variant can be chosen for. */
export const playgroundExperiments: readonly string[] = experiment;
