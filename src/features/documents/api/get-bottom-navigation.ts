import { getBottomNavigation } from '#schemas/compiled/endpoints.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';
import type { NavigationDocument } from './get-left-menu.ts';

interface BottomNavigationData {
  readonly version: string;
  readonly items: unknown;
}

export async function prepareBottomNavigation(
  reader: DocumentReader,
  data: BottomNavigationData | undefined,
  etag: string | null,
): Promise<NavigationDocument> {
  const place = 'bottom-navigation';
  const document = await prepareReadable(reader, {
    document: place,
    version: data?.version ?? '',
    place,
    nodes: data?.items,
  });
  return { etag, document };
}

export function loadBottomNavigation(reader: DocumentReader, storeId: string, previous?: NavigationDocument) {
  return loadDocument({
    reader,
    endpoint: getBottomNavigation,
    options: { params: { storeId } },
    previous,
    read: (reply, etag) => prepareBottomNavigation(reader, reply.data, etag),
  });
}

/** The items of the bar at the bottom, left to right (WID-10). */
export function useBottomNavigation() {
  const storeId = useAppSelector(selectStoreId);
  return useServerDocument<NavigationDocument>({
    key: documentKeys.bottomNavigation(storeId),
    load: (reader, previous) => loadBottomNavigation(reader, storeId, previous),
    keepPrevious: true,
  });
}
