import { routesOf } from '#schemas/routes.ts';
import type { CatalogModule } from '../catalog/catalog-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { ModuleParts } from '../module.ts';
import { sitemapSections } from './sitemap.ts';
import { type FindSitemap, sitemapHandlers } from './sitemap-handlers.ts';

interface Needs {
  readonly content: ContentModule;
  readonly catalog: CatalogModule;
}

export function sitemapModule({ settings: { brandPaths } }: ModuleParts, { content, catalog }: Needs) {
  const findSitemap: FindSitemap = async (source) => {
    const [categories, pages] = await Promise.all([catalog.catalog.categories(), source.list('info-page')]);
    const infoPages = pages.map(({ slug, document }) => ({ slug, name: document.heading }));
    return sitemapSections({ routes: routesOf(brandPaths), brandPaths, categories, infoPages });
  };
  return { handlers: sitemapHandlers({ documentsFor: content.documentsFor, findSitemap }), findSitemap };
}
