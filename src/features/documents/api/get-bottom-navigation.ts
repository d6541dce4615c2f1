import { getBottomNavigation } from '#schemas/compiled/calls/get-bottom-navigation.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import type { NavigationDocument } from './get-left-menu.ts';

export async function prepareBottomNavigation(
  reader: DocumentReader,
  data: DataOf<typeof getBottomNavigation>,
  etag: string | null,
): Promise<NavigationDocument> {
  const place = 'bottom-navigation';
  const document = await prepareReadable(reader, {
    document: place,
    version: data.version,
    place,
    nodes: data.items,
  });
  return { etag, document };
}

export function loadBottomNavigation(reader: DocumentReader, storeId: string, previous?: NavigationDocument) {
  return loadDocument({
    reader,
    endpoint: getBottomNavigation,
    options: { params: { storeId } },
    previous,
    read: (data, etag, keeping) => prepareBottomNavigation(keeping, data, etag),
  });
}
