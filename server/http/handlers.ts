import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Calls } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import type { Session } from './session.ts';
import type { Answer } from './answer.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type PathParams<Path extends string> = (Path extends `${string}$storeId${string}`
  ? { readonly storeId: string }
  : unknown) &
  (Path extends `${string}$cartId${string}` ? { readonly cartId: string } : unknown);

/** The input of a handler: the validated parts of the request, and the session. */
export interface CallInput<C extends Call> {
  readonly params: NonNullable<Output<Exclude<C['params'], undefined>>> & PathParams<C['path']>;
  readonly query: Output<Exclude<C['query'], undefined>>;
  readonly body: Output<Exclude<C['body'], undefined>>;
  /** Undefined when the call needs no session and none was sent. */
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
}

type Reply<C extends Call> = z.input<C['reply']>;

export type Handler<C extends Call> = (input: CallInput<C>) => Promise<Reply<C> | Answer<Reply<C>>>;

/** One handler for every call of the product: a call without one does not compile. */
export type Handlers = { readonly [K in keyof Calls]: Handler<Calls[K]> };

/** The handlers of some calls, as a module provides them. */
export type HandlersOf<K extends keyof Calls> = Pick<Handlers, K>;
