import type { AnyEndpoint, DataOf } from '#schemas/endpoint.ts';
import type { DocumentInput, PreparedDocument } from '#schemas/prepared.ts';
import type { DocumentOptions, Request } from '#src/request/ports.ts';
import { refusalWith } from '#src/request/refusal.ts';
import { dataOrThrow, RefusalError } from '#src/request/refusal-error.ts';
import { audienceHeaders, headersFor, isAlsoFor } from './audience.ts';
import type { DocumentPort } from './document-port.tsx';

/** A document with its ETag, which is sent when the document is read again. */
export interface Tagged {
  readonly etag: string | null;
  /** Whom it was chosen for (select-audience.ts), and which headers decided. */
  readonly audience?: string | undefined;
  readonly vary?: string | null | undefined;
  readonly document?: PreparedDocument;
  readonly slots?: Readonly<Record<string, PreparedDocument>>;
}

/** The ports needed to read a document. */
export interface DocumentReader {
  readonly request: Request;
  readonly port: Pick<DocumentPort, 'prepare' | 'report'>;
  /** For whom; empty for documents that are for everybody. */
  readonly audience?: string;
  /** What the caller has was read for others, and is asked for anew where it differs for these. */
  readonly isOthers?: boolean;
  /** The server chose the nodes by whom they are for, or by time: all of them may be for others. */
  readonly mayBeEmpty?: boolean;
  /** Is told in how many milliseconds the document will be another one; undefined when the server does not say. */
  readonly changesIn?: (ms: number | undefined) => void;
}

interface LoadDocument<E extends AnyEndpoint, T extends Tagged> {
  readonly reader: DocumentReader;
  readonly endpoint: E;
  readonly options?: DocumentOptions<E>;
  /** The document that the caller has. When the server answers 304, the same object is returned (WID-06). */
  readonly previous: T | undefined;
  /** Reads a reply with a reader that keeps the nodes of `previous` which did not change. */
  readonly read: (data: DataOf<E>, etag: string | null, reader: DocumentReader) => Promise<T>;
}

/** A reader that prepares each document after what it was. */
function keepingNodes(reader: DocumentReader, { document, slots = {} }: Tagged): DocumentReader {
  const { port } = reader;
  const prepare: DocumentPort['prepare'] = (input) => {
    const { document: name } = input;
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    const previous = name === document?.document ? document : slot;
    return port.prepare(previous ? { ...input, previous } : input);
  };
  return { ...reader, port: { prepare, report: port.report } };
}

/** Loads a document, or returns `previous` when it has not changed. @throws RefusalError for any failure; the caller then keeps the last good one. */
export async function loadDocument<E extends AnyEndpoint, T extends Tagged>(
  load: LoadDocument<E, T>,
): Promise<T> {
  const { reader, endpoint, previous } = load;
  const { audience } = reader;
  if (previous && audience && reader.isOthers && isAlsoFor(audience, previous)) return previous;
  const options = {
    ...load.options,
    ...(audience && { headers: headersFor(audience) }),
    ...(previous?.etag ? { ifNoneMatch: previous.etag } : {}),
  } as DocumentOptions<E>;
  const answer = dataOrThrow(await reader.request.callForDocument(endpoint, options));
  reader.changesIn?.(answer.changesIn);
  if (answer.changed) {
    const { vary, changesIn } = answer;
    const mayBeEmpty = changesIn !== undefined || audienceHeaders.some((header) => vary?.includes(header));
    const keeping = { ...(previous ? keepingNodes(reader, previous) : reader), mayBeEmpty };
    return { ...(await load.read(answer.data, answer.etag, keeping)), vary, audience };
  }
  if (previous === undefined) throw unreadable('NOT_MODIFIED');
  return previous;
}

export const isEmptyList = (nodes: unknown) => Array.isArray(nodes) && nodes.length === 0;

/** Prepares a document. An empty one is no failure, and has no issues, where its nodes may all be for others. */
export async function prepareSent(reader: DocumentReader, input: DocumentInput): Promise<PreparedDocument> {
  return reader.mayBeEmpty && isEmptyList(input.nodes)
    ? { ...(await reader.port.prepare(input)), issues: [] }
    : prepareReadable(reader, input);
}

/** Prepares a document. If nothing in it can be read, it reports the issues. @throws RefusalError in that case */
export async function prepareReadable(
  reader: DocumentReader,
  input: DocumentInput,
): Promise<PreparedDocument> {
  const prepared = await reader.port.prepare(input);
  if (prepared.readable) return prepared;
  for (const issue of prepared.issues) reader.port.report(issue);
  throw unreadable('UNREADABLE_DOCUMENT');
}

function unreadable(code: string): RefusalError {
  return new RefusalError(refusalWith({ kind: 'unreadable', code }));
}
