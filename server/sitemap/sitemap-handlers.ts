import type { SitemapSection } from '#schemas/api/catalog.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { AskAgainIn } from '../content/ask-again.ts';
import { checksumOf } from '../content/canonical-json.ts';
import { cacheable, targeted } from '../content/document-answer.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import type { Anybody } from '../content/find-info-page.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { registryVersionOf } from '../content/sent-nodes.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { header } from '../http/session-headers.ts';

export interface Sitemap {
  readonly sections: readonly SitemapSection[];
  /** When it may be another one by the clock alone, in epoch milliseconds; undefined where it is not. */
  readonly changesAt: number | undefined;
}

/** Reads what there is to link to now. */
export type FindSitemap = (source: DocumentsSource, asking: Anybody) => Promise<Sitemap>;

interface Options {
  readonly documentsFor: DocumentsFor;
  readonly findSitemap: FindSitemap;
  readonly now: () => number;
  readonly askAgainIn: AskAgainIn;
}

export function sitemapHandlers({
  documentsFor,
  findSitemap,
  now,
  askAgainIn,
}: Options): HandlersOf<'getSitemap'> {
  return {
    async getSitemap({ request }) {
      const documents = await documentsFor(request);
      const registryVersion = registryVersionOf(header(request, 'registryVersion'));
      const found = await findSitemap(documents.source, { registryVersion, now: now() });
      const sections = [...found.sections];
      return targeted(
        cacheable(documents, { status: 'SUCCESS' as const, data: { sections } }, checksumOf(sections)),
        { vary: headerNames.registryVersion, isPersonal: false, changesAt: found.changesAt },
        askAgainIn,
      );
    },
  };
}
