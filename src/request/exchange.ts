import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CallFlags, HeaderValues, SessionSnapshot } from './ports.ts';
import type { Traits } from './traits.ts';

/** The options of a call as the policies see them: their types were checked at the call. */
export interface UntypedOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: HeaderValues;
  readonly signal?: AbortSignal;
  readonly flags?: CallFlags;
  readonly ifNoneMatch?: string;
}

/** One call under way. It may be sent several times, always under the same request id, so that the server can tell a repeat. */
export interface Exchange {
  readonly endpoint: AnyEndpoint;
  readonly options: UntypedOptions;
  readonly traits: Traits;
  readonly requestId: string;
  /** What is left; counted over the whole call, however the policies interleave. */
  readonly budget: { network: number; json: number; refresh: number; serverError: number };
  /** The cart id the call was made with; a replay puts the new one in its place. */
  readonly firstCartId: string | null;
  /** A store that takes the place of the one in the path, once a policy has chosen it. */
  storeId: string | null;
  /** The path as last sent. */
  path: string;
  /** The session as last sent. */
  session: SessionSnapshot;
}

/** A reply read to its end, but not yet understood. */
export interface RawReply {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
  /** Set by the policy that parses. */
  readonly data?: unknown;
}

export type Send = (exchange: Exchange) => Promise<RawReply>;

/** A rule around sending: it may send again, change the reply or throw. */
export type Policy = (exchange: Exchange, next: Send) => Promise<RawReply>;

/** The first policy sits closest to the network and is the first to see a reply. */
export function compose(transport: Send, policies: readonly Policy[]): Send {
  return policies.reduce<Send>((next, policy) => (exchange) => policy(exchange, next), transport);
}
