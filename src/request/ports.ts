// The ports of the request layer. It depends on no React, no Redux and no globals; the app passes these in.

import type { PartnerApp } from '#schemas/partner-apps.ts';
import type { Credentials } from '#schemas/stored/session.ts';
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#schemas/endpoint.ts';
import type { Answer, DocumentAnswer } from './answer.ts';
import type { ReplyFault } from './read-reply.ts';

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
  /** A link to an alternative, beside the button. */
  readonly wayOn?: { readonly label: string; readonly href: string };
}

export interface PopupPort {
  show(content: PopupContent): void;
  /** Hides the popup if it is of this kind. */
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
  /** A mismatch between a reply and its schema, repaired or not. Reported like faults of documents. */
  fault(fault: ReplyFault): void;
}

export type Partner = PartnerApp;

/** All that a request contains about the customer, the store and the kind of order. */
export interface SessionSnapshot {
  /** The session is a customer's, not a guest's (src/features/session/role.ts). */
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
) => Promise<Answer<DataOf<E>>>;

export interface SessionPort {
  current(): SessionSnapshot;
  /** Creates a guest session, or returns the refusal. */
  createAnonymous(call: SessionCall): Promise<Answer<void>>;
  /** Renews the session, or returns the refusal. A guest whose session is not renewed gets a new one. */
  renew(call: SessionCall): Promise<Answer<void>>;
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
  readonly report: ReportPort;
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

/** A part is optional when the endpoint does not have it or when all of its fields are optional; otherwise it is required. */
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

/** With the etag of what the caller holds, the answer says whether the document has changed. */
export type DocumentOptions<E extends AnyEndpoint = AnyEndpoint> = CallOptions<E> & {
  readonly ifNoneMatch?: string;
};

/** Both throw a RequestError only for an abort, or for a path that lacks a value. */
export interface Request {
  /** The data of the reply, or why there is none. */
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<DataOf<E>>>;
  /** The same for documents that the caller keeps by their etag. */
  callForDocument<E extends AnyEndpoint>(
    endpoint: E,
    options?: DocumentOptions<E>,
  ): Promise<DocumentAnswer<DataOf<E>>>;
}
