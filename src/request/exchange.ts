import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CallFlags, HeaderValues, SessionSnapshot } from './ports.ts';
import type { Traits } from './traits.ts';

/** The options of a call inside the pipeline. Their types are checked where the call is made. */
export interface UntypedOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: HeaderValues;
  readonly signal?: AbortSignal;
  readonly flags?: CallFlags;
  readonly ifNoneMatch?: string;
}

/** One running call. It may be sent several times, always with the same request id, so that the server recognises repeats. */
export interface Exchange {
  readonly endpoint: AnyEndpoint;
  readonly options: UntypedOptions;
  readonly traits: Traits;
  readonly requestId: string;
  /** Remaining retries, counted over the whole call for all policies together. */
  readonly budget: { network: number; json: number; refresh: number; serverError: number };
  /** The cart id at the time of the call; a replay replaces it by the new one. */
  readonly firstCartId: string | null;
  /** A store that replaces the one in the path, once a policy has set it. */
  storeId: string | null;
  /** The path as last sent. */
  path: string;
  /** The session as last sent. */
  session: SessionSnapshot;
}

/** A reply whose body has been read but not yet parsed. */
export interface RawReply {
  readonly status: number;
  readonly etag: string | null;
  /** By which headers of the request the server chose it; null where no server says it. */
  readonly vary?: string | null;
  /** In how many milliseconds the server will send another one, by its clock; undefined when it did not say. */
  readonly changesIn?: number | undefined;
  readonly text: string;
  /** Set by the policy that parses. */
  readonly data?: unknown;
}

export type Send = (exchange: Exchange) => Promise<RawReply>;

/** A step around sending: it may send again, change the reply or throw. */
export type Policy = (exchange: Exchange, next: Send) => Promise<RawReply>;

/** The first policy is the innermost one and the first to get a reply. */
export function compose(transport: Send, policies: readonly Policy[]): Send {
  return policies.reduce<Send>((next, policy) => (exchange) => policy(exchange, next), transport);
}
