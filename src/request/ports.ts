// What the request layer asks of the world around it. It knows no React, no Redux and no globals; the app hands these in.

import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '#schemas/endpoint.ts';

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface PopupContent {
  readonly kind: 'network' | 'error' | 'session';
  readonly header: string;
  readonly text: string;
  readonly button: string;
  /** Something else that can be done about it: a link beside the button. */
  readonly wayOn?: { readonly label: string; readonly href: string };
}

export interface PopupPort {
  show(content: PopupContent): void;
  /** Takes the popup away if it is of this kind. */
  hide(kind: PopupContent['kind']): void;
}

export interface FailureReport {
  readonly endpoint: string;
  readonly kind: string;
  readonly status: number | null;
  readonly code: string;
  readonly requestId: string;
}

export type RequestEvent =
  | { readonly name: 'token_mismatch'; readonly dropped: 'refreshToken' | 'sessionToken' }
  | ({ readonly name: 'gateway_failure' } & FailureReport);

export interface ReportPort {
  /** For an error-reporting service: one call per failed request. */
  failure(report: FailureReport): void;
  /** For analytics. */
  event(event: RequestEvent): void;
}

/** Guests hold the three of a temporary key, customers the two tokens; a damaged store may hold both. */
export interface Credentials {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly accessKeyId?: string;
  readonly secretKey?: string;
  readonly sessionToken?: string;
}

export type Partner = 'GPAY' | 'PAYTM';

/** All that a request says about who asks, for which store and how. */
export interface SessionSnapshot {
  /** A customer asks, and not a guest: the session's own rule says which. */
  readonly isLoggedIn: boolean;
  readonly userId: string | null;
  readonly cartId: string | null;
  readonly mobile: string | null;
  readonly credentials: Credentials;
  /** Analytics client id. */
  readonly clientId: string;
  readonly deliveryType: string | null;
  readonly source: string;
  readonly partner: Partner | null;
  /** The store chosen now, else the one kept from an earlier visit. */
  readonly storeId: string | null;
  /** The store of app-config. */
  readonly configStoreId: string | null;
}

/** Makes the calls of the session itself, which do not wait for a session. */
export type SessionCall = <E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
) => Promise<ReplyOf<E>>;

export interface SessionPort {
  current(): SessionSnapshot;
  createAnonymous(call: SessionCall): Promise<void>;
  renew(call: SessionCall): Promise<void>;
  /** The server refused to renew the session. */
  fail(): void;
}

export interface Caller {
  readonly apiKey: string;
  readonly clientType: string;
}

export interface RequestConfig {
  /** Host of the services; empty for the page's own. */
  readonly baseUrl: string;
  readonly callers: { readonly web: Caller } & { readonly [P in Partner]?: Caller };
}

export interface RequestPorts {
  readonly fetch: FetchLike;
  readonly session: SessionPort;
  readonly clock: Clock;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  readonly popup: PopupPort;
  readonly config: RequestConfig;
  /** Left out, nothing is reported. */
  readonly report?: ReportPort;
  readonly online: () => boolean;
  readonly onCartPage: () => boolean;
}

export interface CallFlags {
  /** An add to the cart from a widget of the home page: no popup on a server error. */
  readonly putCartHome?: boolean;
  readonly background?: boolean;
}

export type HeaderValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface CommonOptions {
  readonly headers?: HeaderValues;
  readonly signal?: AbortSignal;
  readonly flags?: CallFlags;
}

/** A part that the endpoint does not have may be left out, one whose fields are all optional too; any other must be given. */
type Part<Name extends string, T> = [unknown] extends [T]
  ? { readonly [K in Name]?: unknown }
  : [T] extends [undefined]
    ? { readonly [K in Name]?: undefined }
    : Record<never, never> extends T
      ? { readonly [K in Name]?: T }
      : { readonly [K in Name]: T };

export type CallOptions<E extends AnyEndpoint = AnyEndpoint> = CommonOptions &
  Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

/** With the etag of what the caller holds, an unchanged document comes back as `notModified`. */
export type DocumentOptions<E extends AnyEndpoint = AnyEndpoint> = CallOptions<E> & {
  readonly ifNoneMatch?: string;
};

export interface Reply<R> {
  readonly status: number;
  readonly data: R;
  readonly etag: string | null;
  readonly notModified: false;
}

export interface NotModified {
  readonly status: 304;
  readonly etag: string | null;
  readonly notModified: true;
}

export interface Request {
  /** The body of the reply. Throws a RequestError. */
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<ReplyOf<E>>;
  /** The reply with its status and etag, for documents that the caller keeps. */
  callForReply<E extends AnyEndpoint>(
    endpoint: E,
    options?: DocumentOptions<E>,
  ): Promise<Reply<ReplyOf<E>> | NotModified>;
}
