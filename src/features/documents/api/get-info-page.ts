import { getInfoPage } from '#schemas/compiled/calls/get-info-page.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import { given } from '#schemas/given.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareSent, type Tagged } from '../load-document.ts';
import { useTargetedDocument } from '../use-server-document.ts';

export interface InfoPage extends Tagged {
  readonly heading: string;
  /** Day of the last change, as an ISO date. */
  readonly updated?: string;
  readonly document: PreparedDocument;
}

interface InfoPageSource {
  readonly slug: string;
  readonly data: DataOf<typeof getInfoPage>;
  readonly etag: string | null;
}

/** An information page is a list of widgets under a heading (WID-19). */
export async function prepareInfoPage(
  reader: DocumentReader,
  { slug, data, etag }: InfoPageSource,
): Promise<InfoPage> {
  const { nodes } = data;
  const input = { document: `info/${slug}`, version: etag ?? '', place: 'info-page', nodes } as const;
  // A page whose nodes are all for others is its heading.
  const document = await prepareSent({ ...reader, mayBeEmpty: true }, input);
  return { etag, heading: data.heading, document, ...given({ updated: data.updated }) };
}

/** Pages that the server has no more: what came with the page of the browser is over too. */
const gone = new Set<string>();

async function loadInfoPage(
  reader: DocumentReader,
  slug: string,
  previous: InfoPage | undefined,
): Promise<InfoPage | null> {
  try {
    const page = await loadDocument({
      reader,
      endpoint: getInfoPage,
      options: { params: { slug } },
      previous: gone.has(slug) ? undefined : previous,
      read: (data, etag, keeping) => prepareInfoPage(keeping, { slug, data, etag }),
    });
    gone.delete(slug);
    return page;
  } catch (error) {
    if (refusalIn(error)?.status !== 404) throw error;
    gone.add(slug);
    return null;
  }
}

/** The information page with this slug; `data` is null when there is no such page. */
export function useInfoPage(slug: string) {
  return useTargetedDocument<InfoPage | null>({
    key: documentKeys.infoPage(slug),
    load: (reader, previous) => loadInfoPage(reader, slug, previous ?? undefined),
  });
}
