import { getBucketLanding, getLanding, getLandingV1 } from '#schemas/compiled/endpoints.ts';
import { type LandingSource, landingSource } from '#schemas/document-source.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { DocumentError } from '../document-error.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface Landing {
  readonly etag: string | null;
  readonly document: PreparedDocument;
  /** Nodes for hand-built screens, by the name of the slot. */
  readonly slots: Readonly<Record<string, PreparedDocument>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The widgets are in data.widgets, or directly in data (WID-02). */
function readLandingData(data: unknown, etag: string | null) {
  const record = isRecord(data) ? data : {};
  return {
    nodes: Array.isArray(data) ? (data as unknown[]) : record['widgets'],
    version: typeof record['version'] === 'string' ? record['version'] : (etag ?? ''),
    slots: isRecord(record['slots']) ? record['slots'] : {},
  };
}

/** Prepares a landing as the server sent it. A slot that cannot be read is left out; the page needs its own nodes. */
export async function prepareLanding(
  reader: DocumentReader,
  data: unknown,
  etag: string | null,
): Promise<Landing> {
  const { nodes, version, slots } = readLandingData(data, etag);
  const document = await prepareReadable(reader, { document: 'landing', version, place: 'landing', nodes });
  const prepared: Record<string, PreparedDocument> = {};
  for (const [name, slotNodes] of Object.entries(slots)) {
    prepared[name] = await reader.port.prepare({
      document: name,
      version,
      place: 'landing',
      nodes: slotNodes,
    });
  }
  return { etag, document, slots: prepared };
}

/** Asks for the landing of a source, by the call that answers it. */
export function loadLanding(
  reader: DocumentReader,
  source: LandingSource,
  previous?: Landing,
): Promise<Landing> {
  const read = (reply: { data?: unknown } | null, etag: string | null) => {
    if (!reply?.data) throw new DocumentError('landing', 'empty-reply');
    return prepareLanding(reader, reply.data, etag);
  };
  if (source.of === 'bucket') {
    return loadDocument({
      reader,
      endpoint: getBucketLanding,
      options: { params: { bucketStoreId: source.bucketStoreId } },
      previous,
      read,
    });
  }
  const options = { params: { storeId: source.storeId } };
  return source.version === 've1'
    ? loadDocument({ reader, endpoint: getLandingV1, options, previous, read })
    : loadDocument({ reader, endpoint: getLanding, options, previous, read });
}

/** The home page of the current store. While another one is on its way, the page stays as it is. */
export function useLanding() {
  const storeId = useAppSelector(selectStoreId);
  const source = landingSource(useAppSelector(selectConfig), storeId);
  return useServerDocument<Landing>({
    key: documentKeys.landing(source),
    load: (reader, previous) => loadLanding(reader, source, previous),
    keepPrevious: true,
  });
}
