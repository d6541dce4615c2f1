import { getBucketLanding } from '#schemas/compiled/calls/get-bucket-landing.ts';
import { getLanding } from '#schemas/compiled/calls/get-landing.ts';
import { getLandingV1 } from '#schemas/compiled/calls/get-landing-v1.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import type { LandingSource } from '#schemas/document-source.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import {
  type DocumentReader,
  loadDocument,
  isEmptyList,
  prepareSent,
  type Tagged,
} from '../load-document.ts';

export interface Landing extends Tagged {
  readonly document: PreparedDocument;
  /** Nodes for hand-built screens, by the name of the slot. */
  readonly slots: Readonly<Record<string, PreparedDocument>>;
}

/** The landing data as the call returns it, or as the server read it while it rendered a page. */
type LandingReply = Immutable<DataOf<typeof getLanding>>;

/** The widgets are in data.widgets, or directly in data (WID-02). */
function partsOf(data: LandingReply, etag: string | null) {
  if (!('widgets' in data)) return { nodes: data, version: etag ?? '', slots: {} };
  const { widgets, version, slots = {} } = data;
  return { nodes: widgets, version: version || (etag ?? ''), slots };
}

/**
 * Prepares a landing that the server sent. A slot that cannot be read is reported, and shows nothing. The page itself fails when nothing of it can be read,
 * unless all its nodes are for others.
 */
export async function prepareLanding(
  reader: DocumentReader,
  data: LandingReply,
  etag: string | null,
): Promise<Landing> {
  const { nodes, version, slots } = partsOf(data, etag);
  const document = await prepareSent(reader, { document: 'landing', version, place: 'landing', nodes });
  const prepared: Record<string, PreparedDocument> = {};
  for (const [name, slotNodes] of Object.entries(slots)) {
    const slot = await reader.port.prepare({ document: name, version, place: 'landing', nodes: slotNodes });
    prepared[name] = slot;
    // What can be read reports its issues where it is shown.
    if (!slot.readable && !isEmptyList(slotNodes)) for (const issue of slot.issues) reader.port.report(issue);
  }
  return { etag, document, slots: prepared };
}

/** Loads the landing of a source with the call for that source. */
export function loadLanding(
  reader: DocumentReader,
  source: LandingSource,
  previous?: Landing,
): Promise<Landing> {
  const read = (data: LandingReply, etag: string | null, keeping: DocumentReader) =>
    prepareLanding(keeping, data, etag);
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
