import type { AnyEndpoint, DataOf } from '#schemas/endpoint.ts';
import { isRecord } from '#schemas/is-record.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { type Fault, readValue } from '#schemas/reader/read-value.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { Answer } from './answer.ts';
import type { RawReply } from './exchange.ts';
import { firstError } from './first-error.ts';
import { outcomeOf } from './outcome.ts';
import { refusalWith } from './refusal.ts';

export interface ReplyFault {
  /** Id of the call. */
  readonly call: string;
  /** Version of the reply, where it has one. */
  readonly version: string;
  /** Readable path, such as `getMenu.data.catalog[2].products[7].price`. */
  readonly path: string;
  /** The broken rule, by its name in JSON Schema. */
  readonly code: string;
}

interface ReplyReading<Data> {
  readonly answer: Answer<Data>;
  /** Mismatches between the data and the schema, repaired or not. */
  readonly faults: readonly ReplyFault[];
}

/**
 * Converts a reply of the pipeline to an answer: a refusal of the server, or data that matches the schema of the call. PARTIAL is success. A reply
 * with the envelope must have a status, unless it is a document, which may be a file; in one without the envelope it is optional.
 */
export function readReply<E extends AnyEndpoint>(
  endpoint: E,
  reply: RawReply,
  { requestId, isDocument }: { readonly requestId: string; readonly isDocument: boolean },
): ReplyReading<DataOf<E>> {
  const { status, data: body } = reply;
  const needsStatus = endpoint.enveloped && !isDocument;
  const outcome = outcomeOf(body);
  const { code: saidCode, ...said } = firstError(body) ?? {};
  const message = requestTexts.badResponse;
  const refused = (kind: 'refused' | 'unreadable', code?: string, faults: readonly ReplyFault[] = []) => ({
    answer: {
      ok: false,
      refusal: refusalWith({ message, code: saidCode ?? code, ...said, kind, status, requestId }),
    } as const,
    faults,
  });

  if (outcome === 'failed') return refused('refused');
  if (outcome === 'unknown') return refused('refused', 'UNKNOWN_STATUS');
  if (outcome === 'unsaid' && (needsStatus || (status >= 400 && status !== 404))) {
    return refused(status >= 400 ? 'refused' : 'unreadable', status >= 400 ? undefined : 'NO_STATUS');
  }

  const { value, base } = dataIn(endpoint, body);
  const read = readValue(endpoint.reply, value, { nullIsAbsent: true });
  const faults = read.faults.map(({ path, code }: Fault) => ({
    call: endpoint.id,
    version: reply.etag ?? '',
    path: addressOf(base, path),
    code,
  }));
  if (!read.ok) return refused(status === 404 ? 'refused' : 'unreadable', 'UNREADABLE', faults);
  return { answer: { ok: true, data: read.value as DataOf<E> }, faults };
}

/** The data of a reply. Absent data is read as null, which a schema may allow; or as an empty object where the schema names no field. */
function dataIn(endpoint: AnyEndpoint, body: unknown): { readonly value: unknown; readonly base: string } {
  if (!endpoint.enveloped) return { value: body, base: endpoint.id };
  const data = isRecord(body) ? body['data'] : undefined;
  const { reply } = endpoint;
  const isEmpty =
    typeof reply === 'object' && reply.is === 'object' && Object.keys(reply.fields).length === 0;
  return { value: data ?? (isEmpty ? {} : null), base: `${endpoint.id}.data` };
}
