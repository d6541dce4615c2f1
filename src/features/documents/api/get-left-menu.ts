import { getLeftMenu } from '#schemas/compiled/endpoints.ts';
import { leftMenuPath } from '#schemas/document-source.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface NavigationDocument {
  readonly etag: string | null;
  readonly document: PreparedDocument;
}

/** The numbered entries of a left menu in the order of their numbers (WID-09). Keys that are no numbers are no entries. */
export function entriesInOrder(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.entries(data)
    .filter(([key]) => /^\d+$/.test(key))
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, entry]) => entry as unknown);
}

export async function prepareLeftMenu(
  reader: DocumentReader,
  data: unknown,
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
  /** That of `leftMenuPath`. */
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
    read: (reply, etag) => prepareLeftMenu(reader, reply.data, etag),
  });
}

export function useLeftMenu() {
  const storeId = useAppSelector(selectStoreId);
  const path = leftMenuPath(useAppSelector(selectConfig));
  return useServerDocument<NavigationDocument>({
    key: documentKeys.leftMenu(storeId, path),
    load: (reader, previous) => loadLeftMenu(reader, { storeId, path }, previous),
    keepPrevious: true,
  });
}
