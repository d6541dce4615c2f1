import { headerNames } from '#schemas/header-names.ts';
import type { SeoTagsDocument } from '#schemas/documents/seo-tags.ts';
import { infoSlugOf } from '#schemas/routes.ts';
import { checksumOf } from './canonical-json.ts';
import { withoutHead } from './document-answer.ts';
import type { DocumentsSource } from './documents-source.ts';
import { type Anybody, isInfoPageNow } from './find-info-page.ts';
import { varying, type Varying } from './sent-nodes.ts';

interface FoundSeoTags extends Varying {
  readonly version: string;
  readonly document: Omit<SeoTagsDocument, '$schema' | 'title'>;
}

/**
 * The metadata of all paths, as calls send it: without that of an information page that is not there before the time of its first node, because its
 * title tells what the page will. Undefined where none is published.
 */
export async function findSeoTags(
  source: DocumentsSource,
  asking: Anybody,
): Promise<FoundSeoTags | undefined> {
  const found = await source.find('seo-tags', ['default']);
  if (!found) return undefined;
  const document = withoutHead(found.document);
  const all = Object.entries(document.routes);
  const slugs = new Set(all.flatMap(([path]) => infoSlugOf(path) ?? []));
  const pages = (await source.list('info-page')).filter(({ slug }) => slugs.has(slug));
  const later = new Set(
    pages.filter(({ document: page }) => !isInfoPageNow(page.nodes, asking)).map(({ slug }) => slug),
  );
  const sent = all.filter(([path]) => !later.has(infoSlugOf(path) ?? ''));
  const { changesAt } = varying(
    pages.flatMap(({ document: page }) => page.nodes),
    asking,
  );
  return {
    version:
      later.size === 0 ? found.version : `${found.version}-${checksumOf([...later].toSorted()).slice(0, 8)}`,
    document: { ...document, routes: Object.fromEntries(sent) },
    vary: headerNames.registryVersion,
    isPersonal: false,
    changesAt,
  };
}
