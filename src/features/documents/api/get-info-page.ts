import { getInfoPage } from '#schemas/compiled/endpoints.ts';
import type { InfoPageDocument } from '#schemas/documents/info-page.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { isRequestError } from '#src/request/request-error.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface InfoPage {
  readonly etag: string | null;
  readonly heading: string;
  /** Day of the last change, ISO. */
  readonly updated?: string;
  readonly document: PreparedDocument;
}

interface InfoPageSource {
  readonly slug: string;
  readonly data: Partial<InfoPageDocument> | null | undefined;
  readonly etag: string | null;
}

/** An information page is a list of widgets under a heading (WID-19). */
export async function prepareInfoPage(
  reader: DocumentReader,
  { slug, data, etag }: InfoPageSource,
): Promise<InfoPage> {
  const document = await prepareReadable(reader, {
    document: `info/${slug}`,
    version: etag ?? '',
    place: 'info-page',
    nodes: data?.nodes,
  });
  const heading = typeof data?.heading === 'string' ? data.heading : '';
  return { etag, heading, document, ...(typeof data?.updated === 'string' ? { updated: data.updated } : {}) };
}

async function loadInfoPage(
  reader: DocumentReader,
  slug: string,
  previous: InfoPage | undefined,
): Promise<InfoPage | null> {
  try {
    return await loadDocument({
      reader,
      endpoint: getInfoPage,
      options: { params: { slug } },
      previous,
      read: (reply, etag) => prepareInfoPage(reader, { slug, data: reply.data, etag }),
    });
  } catch (error) {
    if (isRequestError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The page of a slug; `data` is null when there is no such page. */
export function useInfoPage(slug: string) {
  return useServerDocument<InfoPage | null>({
    key: documentKeys.infoPage(slug),
    load: (reader, previous) => loadInfoPage(reader, slug, previous ?? undefined),
  });
}
