import type { z } from 'zod';
import type { CallTraits, Endpoint, HttpMethod } from './endpoint.ts';

/** One call of the product: what goes over the wire, in Zod. The server implements it; the browser gets the compiled endpoint. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends CallTraits {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: z.ZodType;
  readonly body?: Body;
  readonly reply: Reply;
}

/** The data of a reply: that in the envelope of `replyOf`, recognised by its status PARTIAL; without the envelope the whole reply. */
type DataIn<Reply> = Reply extends { status: infer Status; data?: infer Data }
  ? 'PARTIAL' extends Status
    ? Exclude<Data, undefined>
    : Reply
  : Reply;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The compiled, Zod-free view of a call. */
export type EndpointOf<C extends Call> = Endpoint<
  Input<Exclude<C['params'], undefined>>,
  Input<Exclude<C['query'], undefined>>,
  Input<Exclude<C['body'], undefined>>,
  DataIn<z.output<C['reply']>>
>;

/** Declares a call; keeps the literal types of its schemas. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
