import type { BrandPaths, Routes } from '#schemas/routes.ts';
import { cacheable } from '../content/document-answer.ts';
import { checksumOf } from '../content/canonical-json.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import { sitemapSections } from './sitemap.ts';

interface Options {
  readonly catalog: Pick<CatalogRepository, 'categories'>;
  readonly documentsFor: DocumentsFor;
  readonly routes: Routes;
  readonly brandPaths: BrandPaths;
}

export function sitemapHandlers({
  catalog,
  documentsFor,
  routes,
  brandPaths,
}: Options): HandlersOf<'getSitemap'> {
  return {
    async getSitemap({ request }) {
      const documents = await documentsFor(request);
      const [categories, pages] = await Promise.all([
        catalog.categories(),
        documents.source.list('info-page'),
      ]);
      const infoPages = pages.map(({ slug, document }) => ({ slug, name: document.heading }));
      const sections = sitemapSections({ routes, brandPaths, categories, infoPages });
      return cacheable(documents, { status: 'SUCCESS' as const, data: { sections } }, checksumOf(sections));
    },
  };
}
