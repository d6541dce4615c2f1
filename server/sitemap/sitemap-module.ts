import { routesOf } from '#schemas/routes.ts';
import type { CatalogModule } from '../catalog/catalog-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { ModuleParts } from '../module.ts';
import { sitemapHandlers } from './sitemap-handlers.ts';

interface Needs {
  readonly content: ContentModule;
  readonly catalog: CatalogModule;
}

export function sitemapModule({ settings: { brandPaths } }: ModuleParts, { content, catalog }: Needs) {
  return {
    handlers: sitemapHandlers({
      catalog: catalog.catalog,
      documentsFor: content.documentsFor,
      routes: routesOf(brandPaths),
      brandPaths,
    }),
  };
}
