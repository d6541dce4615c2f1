import type { SitemapSection } from '#schemas/api/catalog.ts';
import { cacheable } from '../content/document-answer.ts';
import { checksumOf } from '../content/canonical-json.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import type { HandlersOf } from '../http/handlers.ts';

/** Reads what there is to link to. */
export type FindSitemap = (source: DocumentsSource) => Promise<readonly SitemapSection[]>;

interface Options {
  readonly documentsFor: DocumentsFor;
  readonly findSitemap: FindSitemap;
}

export function sitemapHandlers({ documentsFor, findSitemap }: Options): HandlersOf<'getSitemap'> {
  return {
    async getSitemap({ request }) {
      const documents = await documentsFor(request);
      const sections = [...(await findSitemap(documents.source))];
      return cacheable(documents, { status: 'SUCCESS' as const, data: { sections } }, checksumOf(sections));
    },
  };
}
