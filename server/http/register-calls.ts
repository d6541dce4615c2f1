import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import { withTags } from '../cache-tags.ts';
import { Answer } from './answer.ts';
import { headersSchema, paramsSchema, routePath } from './call-schema.ts';
import { formLimit, readForms } from './form-bodies.ts';
import type { CallInput, Handlers } from './handlers.ts';
import { sendAnswer } from './send-answer.ts';
import { type Session, sessionExpired } from './session.ts';

/** Runs what a request asks for where that is the same for everybody. */
export type Publicly = <T>(request: FastifyRequest, run: () => Promise<T>) => Promise<T>;

export interface RegisterOptions {
  readonly handlers: Handlers;
  readonly identify: (request: FastifyRequest) => Promise<Session | undefined>;
  readonly checkCaller: (request: FastifyRequest) => void;
  /** Refuses callers that may not make the calls of the content command. */
  readonly authorise: (request: FastifyRequest) => Promise<void>;
  /** Checks replies against the contract and fails on a mismatch; on in the sandbox and in tests. */
  readonly checkReplies: boolean;
  /** How long caches in front may keep replies that are the same for everybody. */
  readonly sharedSeconds: number;
  /** Runs a call that may answer with data that is a moment old. */
  readonly publicly: Publicly;
}

/** A browser sends events with a beacon, which cannot have headers: no API key. */
const keyless: ReadonlySet<string> = new Set([services.config.postEvents.id]);

/** Most bytes of a body, by service; that of the others stands in create-server.ts. */
const bodyLimits: ReadonlyMap<object, number> = new Map<object, number>([
  // A hundred lines with all that was chosen.
  [services.cart, 256 * 1024],
  // The documents that the content command sends at once.
  [services.content, 4 * 1024 * 1024],
  // A few names and tokens; these calls are open to everybody.
  [services.session, 4 * 1024],
  [services.signin, 8 * 1024],
]);

/** Services whose answers are made of what is the same for everybody. What they say besides of a customer is read apart. */
const publicServices: ReadonlySet<object> = new Set<object>([
  services.config,
  services.catalog,
  services.locator,
]);

/** Calls whose body is a form (PAY-60). No other call takes one. */
const withForms: ReadonlySet<string> = new Set([services.payments.processPayment.id]);

type AnyHandler = (input: CallInput<Call>) => Promise<unknown>;

/** Makes every call of `schemas/api` a route of the server. */
export function registerCalls(
  app: FastifyInstance,
  { handlers, identify, checkCaller, authorise, checkReplies, sharedSeconds, publicly }: RegisterOptions,
) {
  /** Cached bodies that were checked before. */
  const checked = new WeakSet<object>();
  const sessions = new WeakMap<FastifyRequest, Session>();

  async function admit(call: Call, request: FastifyRequest) {
    if (!keyless.has(call.id)) checkCaller(request);
    const session = call.auth === 'none' || call.bucket ? undefined : await identify(request);
    if (session) sessions.set(request, session);
    else if (call.auth === 'session') throw sessionExpired();
  }

  for (const [service, module] of Object.entries(services)) {
    for (const call of Object.values(module).filter(isCall)) {
      const handler = handlers[call.id as keyof Handlers] as unknown as AnyHandler;
      const params = paramsSchema(call);
      const headers = headersSchema(call);
      const bodyLimit = bodyLimits.get(module);
      const isPublic = publicServices.has(module) && call.method === 'GET';
      const route: RouteOptions = {
        method: call.method,
        url: routePath(call),
        ...(bodyLimit !== undefined && { bodyLimit }),
        // Before the body is read: reading and checking one costs far more than refusing it.
        onRequest: (request) => (module === services.content ? authorise(request) : admit(call, request)),
        schema: {
          operationId: call.id,
          summary: call.summary,
          tags: [service],
          ...(params && { params }),
          ...(headers && { headers }),
          ...(call.query && { querystring: call.query }),
          ...(call.body && { body: call.body }),
          response: { 200: call.reply },
        },
        handler: async (request, reply) => {
          const handle = () =>
            withTags(sharedSeconds > 0, async () =>
              handler({
                params: (request.params ?? {}) as never,
                query: request.query as never,
                body: request.body as never,
                session: sessions.get(request),
                request,
              }),
            );
          const { result, tags } = await (isPublic ? publicly(request, handle) : handle());
          const body = result instanceof Answer ? result.body : result;
          if (checkReplies && !(isObject(body) && checked.has(body))) {
            checkReply(call, body);
            if (isObject(body)) checked.add(body);
          }
          return result instanceof Answer
            ? sendAnswer(reply, result, { seconds: sharedSeconds, tags: ['call', ...tags] })
            : reply.header('cache-control', 'no-store').send(body);
        },
      };
      if (!withForms.has(call.id)) app.route(route);
      else
        app.register(async (scope) => {
          readForms(scope);
          scope.route({ ...route, bodyLimit: formLimit });
        });
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function checkReply(call: Call, body: unknown) {
  const result = (call.reply as z.ZodType).safeParse(body);
  if (!result.success) {
    throw new Error(
      `The reply of ${call.id} does not fit its contract: ${JSON.stringify(result.error.issues)}`,
    );
  }
}
