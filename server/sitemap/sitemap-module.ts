import { routesOf } from '#schemas/routes.ts';
import type { CatalogModule } from '../catalog/catalog-module.ts';
import { createAskAgainIn } from '../content/ask-again.ts';
import type { ContentModule } from '../content/content-module.ts';
import { isInfoPageNow } from '../content/find-info-page.ts';
import { varying } from '../content/sent-nodes.ts';
import type { ModuleParts } from '../module.ts';
import { sitemapSections } from './sitemap.ts';
import { type FindSitemap, sitemapHandlers } from './sitemap-handlers.ts';

interface Needs {
  readonly content: ContentModule;
  readonly catalog: CatalogModule;
}

export function sitemapModule(
  { settings: { brandPaths }, now, randomBytes }: ModuleParts,
  { content, catalog }: Needs,
) {
  const findSitemap: FindSitemap = async (source, asking) => {
    const [categories, pages] = await Promise.all([catalog.catalog.categories(), source.list('info-page')]);
    const infoPages = pages
      .filter(({ document }) => isInfoPageNow(document.nodes, asking))
      .map(({ slug, document }) => ({ slug, name: document.heading }));
    const nodes = pages.flatMap(({ document }) => document.nodes);
    return {
      sections: sitemapSections({ routes: routesOf(brandPaths), brandPaths, categories, infoPages }),
      changesAt: varying(nodes, asking).changesAt,
    };
  };
  const askAgainIn = createAskAgainIn({ now, randomBytes });
  return {
    handlers: sitemapHandlers({ documentsFor: content.documentsFor, findSitemap, now, askAgainIn }),
    findSitemap,
  };
}
