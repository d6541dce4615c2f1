// Zod-free: ships to the browser. What the request layer needs to know of a call; the types come from the call's Zod schemas.

import type { Shape } from './reader/shape.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How the request layer treats a call when something goes wrong (spec §8, request layer by status). */
export interface CallTraits {
  /** Network failures are retried three times with the network popup: cart, validations, confirm, payment, transactions, refresh. */
  readonly critical?: boolean;
  /** Runs in the background: never shows a popup. */
  readonly background?: boolean;
  /** The bucket-store variant of the landing path: a 500 is retried once. */
  readonly bucket?: boolean;
  /** Body goes out as multipart form data. */
  readonly multipart?: boolean;
  /** A part of the sign-in: a 500 is retried once as a fresh anonymous user. */
  readonly login?: boolean;
  /** 404 hands the body to the caller: order tracking, history and menu-type paths. */
  readonly bodyOn404?: boolean;
  /** 'none': made before there is a session (creating and refreshing one). */
  readonly auth?: 'none' | 'session';
}

/**
 * One call as the browser sees it. `path` is relative to the service host; `$storeId` and `$cartId` stand for the session's own,
 * `:name` for a parameter of the call.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Data = unknown>
  extends CallTraits {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  /** The reply has `status`, `data` and `errors` around its data. */
  readonly enveloped?: true;
  /** Shape of the reply; of its `data` when the reply has the envelope. */
  readonly reply: Shape;
  /** Never present at run time: carries the types. */
  readonly __types?: {
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    readonly data: Data;
  };
}

// The helpers take the types from `__types` and not from the type parameters, so that an inferred endpoint keeps its types.
// oxlint-disable-next-line typescript/no-explicit-any -- any endpoint at all
export type AnyEndpoint = Endpoint<any, any, any, any>;
export type ParamsOf<E extends AnyEndpoint> = NonNullable<E['__types']>['params'];
export type QueryOf<E extends AnyEndpoint> = NonNullable<E['__types']>['query'];
export type BodyOf<E extends AnyEndpoint> = NonNullable<E['__types']>['body'];
export type DataOf<E extends AnyEndpoint> = NonNullable<E['__types']>['data'];
