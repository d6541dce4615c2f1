import type { AnyEndpoint, DataOf } from '#schemas/endpoint.ts';
import type { Answer, DocumentAnswer, Refusal, Refused } from '../answer.ts';
import type { Request } from '../ports.ts';
import { readReply } from '../read-reply.ts';
import { refusalWith } from '../refusal.ts';

class Tagged {
  readonly json: unknown;
  readonly etag: string | null;
  readonly vary: string | undefined;

  constructor(json: unknown, etag: string | null, vary?: string) {
    this.json = json;
    this.etag = etag;
    this.vary = vary;
  }
}

/** A reply with an etag, and with the headers by which the server chose what it holds. */
export function tagged(json: unknown, etag: string, vary?: string): unknown {
  return new Tagged(json, etag, vary);
}

/** The 304 reply for a document that the caller holds already. */
export const unchanged: unknown = new Tagged(undefined, null);

/** A refused call. By default the server gives no reason. */
export function refused(
  parts: Partial<Omit<Refusal, 'text' | 'button'>> & { displayMsg?: string } = {},
): Refused {
  return { ok: false, refusal: refusalWith({ kind: 'refused', ...parts }) };
}

/** No reply at all. */
export const offline: Refused = refused({ kind: 'network', code: 'OFFLINE' });

type Reply = (endpoint: AnyEndpoint, options?: never) => unknown;

function isRefused(reply: unknown): reply is Refused {
  return typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;
}

/**
 * The request layer of a test. `reply` returns the data that the server would send, which is read by the schema of the call as in the app, or
 * `refused()`. Its exceptions are thrown by the call.
 */
export function requestAnswering(reply: Reply): Request {
  async function answer<E extends AnyEndpoint>(
    endpoint: E,
    options: unknown,
    isDocument: boolean,
  ): Promise<DocumentAnswer<DataOf<E>>> {
    const sent: unknown = await reply(endpoint, options as never);
    if (isRefused(sent)) return sent;
    if (sent === unchanged) return { ok: true, changed: false };
    const { json, etag, vary } = sent instanceof Tagged ? sent : new Tagged(sent, null);
    const raw = { status: 200, etag, text: '', data: json };
    const read = readReply(endpoint, raw, { requestId: 'test', isDocument }).answer;
    return read.ok ? { ...read, changed: true, etag, vary } : read;
  }

  return {
    callForDocument: (endpoint, options) => answer(endpoint, options, true),
    async call<E extends AnyEndpoint>(endpoint: E, options?: unknown): Promise<Answer<DataOf<E>>> {
      const answered = await answer(endpoint, options, false);
      if (!answered.ok) return answered;
      if (!answered.changed) throw new Error(`${endpoint.id} was called without an etag.`);
      return { ok: true, data: answered.data };
    },
  };
}
