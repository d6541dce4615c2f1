import { getLeftMenu } from '#schemas/compiled/calls/get-left-menu.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import { type DocumentReader, loadDocument, prepareReadable, type Tagged } from '../load-document.ts';

export interface NavigationDocument extends Tagged {
  readonly document: PreparedDocument;
}

/** Entries by their number, or a list of them. */
type NumberedEntries = Readonly<Record<string, unknown>> | readonly unknown[];

/** The numbered entries of a left menu in the order of their numbers (WID-09). Keys that are not numbers are ignored. */
export function entriesInOrder(data: NumberedEntries): readonly unknown[] {
  return Object.entries(data)
    .filter(([key]) => /^\d+$/.test(key))
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, entry]) => entry);
}

export async function prepareLeftMenu(
  reader: DocumentReader,
  data: NumberedEntries,
  etag: string | null,
): Promise<NavigationDocument> {
  const nodes = entriesInOrder(data);
  return {
    etag,
    document: await prepareReadable(reader, {
      document: 'left-menu',
      version: etag ?? '',
      place: 'left-menu',
      nodes,
    }),
  };
}

interface LeftMenuSource {
  readonly storeId: string;
  /** The path that `leftMenuPath` returns. */
  readonly path: string;
}

export function loadLeftMenu(
  reader: DocumentReader,
  { storeId, path }: LeftMenuSource,
  previous?: NavigationDocument,
) {
  return loadDocument({
    reader,
    endpoint: endpointAt(getLeftMenu, path),
    options: { params: { storeId } },
    previous,
    read: (data, etag, keeping) => prepareLeftMenu(keeping, data, etag),
  });
}
