import type { AnyEndpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { DocumentInput, PreparedDocument } from '#schemas/prepared.ts';
import type { DocumentOptions, Request } from '#src/request/ports.ts';
import { DocumentError } from './document-error.ts';
import type { DocumentPort } from './document-port.tsx';

/** What a document's tag is compared by when it is read again. */
export interface Tagged {
  readonly etag: string | null;
}

/** The ports that reading a document takes. */
export interface DocumentReader {
  readonly request: Request;
  readonly port: Pick<DocumentPort, 'prepare' | 'report'>;
}

interface LoadDocument<E extends AnyEndpoint, T extends Tagged> {
  readonly reader: DocumentReader;
  readonly endpoint: E;
  readonly options?: DocumentOptions<E>;
  /** What the caller holds: returned as it is, the same object, when the server says that nothing changed (WID-06). */
  readonly previous: T | undefined;
  readonly read: (data: ReplyOf<E>, etag: string | null) => Promise<T>;
}

/** Reads a document unless it is unchanged. Throws when there is nothing to show, so that the last good one stays. */
export async function loadDocument<E extends AnyEndpoint, T extends Tagged>(
  load: LoadDocument<E, T>,
): Promise<T> {
  const { reader, endpoint, previous } = load;
  const options = {
    ...load.options,
    ...(previous?.etag ? { ifNoneMatch: previous.etag } : {}),
  } as DocumentOptions<E>;
  const reply = await reader.request.callForReply(endpoint, options);
  if (!reply.notModified) return load.read(reply.data, reply.etag);
  if (previous === undefined) throw new DocumentError(endpoint.id, 'not-modified-unknown');
  return previous;
}

/** Prepares a document; reports and refuses one in which nothing can be read. */
export async function prepareReadable(
  reader: DocumentReader,
  input: DocumentInput,
): Promise<PreparedDocument> {
  const prepared = await reader.port.prepare(input);
  if (prepared.readable) return prepared;
  for (const issue of prepared.issues) reader.port.report(issue);
  throw new DocumentError(input.document, 'unreadable-document');
}
