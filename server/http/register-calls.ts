import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import { Answer } from './answer.ts';
import { headersSchema, paramsSchema, routePath } from './call-schema.ts';
import type { CallInput, Handlers } from './handlers.ts';
import { sendAnswer } from './send-answer.ts';
import { type Session, sessionExpired } from './session.ts';

export interface RegisterOptions {
  readonly handlers: Handlers;
  readonly identify: (request: FastifyRequest) => Promise<Session | undefined>;
  readonly checkCaller: (request: FastifyRequest) => void;
  /** Checks replies against the contract and fails on a mismatch; on in the sandbox and in tests. */
  readonly checkReplies: boolean;
}

/** Calls that carry no API key: the content command has a token, and a browser sends events with a beacon, which cannot have headers. */
const keyless: ReadonlySet<string> = new Set([
  ...Object.values(services.content).flatMap((value) => (isCall(value) ? [value.id] : [])),
  services.config.postEvents.id,
]);

/** Most bytes of a customer's request: forms and events. Documents of the content command may be larger (create-server.ts). */
const bodyLimit = 256 * 1024;

type AnyHandler = (input: CallInput<Call>) => Promise<unknown>;

/** Makes every call of `schemas/api` a route of the server. */
export function registerCalls(
  app: FastifyInstance,
  { handlers, identify, checkCaller, checkReplies }: RegisterOptions,
) {
  /** Cached bodies that were checked before. */
  const checked = new WeakSet<object>();
  for (const [service, module] of Object.entries(services)) {
    for (const call of Object.values(module).filter(isCall)) {
      const handler = handlers[call.id as keyof Handlers] as unknown as AnyHandler;
      const params = paramsSchema(call);
      const headers = headersSchema(call);
      app.route({
        method: call.method,
        url: routePath(call),
        ...(module !== services.content && { bodyLimit }),
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
          if (!keyless.has(call.id)) checkCaller(request);
          const session = call.auth === 'none' || call.bucket ? undefined : await identify(request);
          if (call.auth === 'session' && !session) throw sessionExpired();
          const result = await handler({
            params: (request.params ?? {}) as never,
            query: request.query as never,
            body: request.body as never,
            session,
            request,
          });
          const body = result instanceof Answer ? result.body : result;
          if (checkReplies && !(isObject(body) && checked.has(body))) {
            checkReply(call, body);
            if (isObject(body)) checked.add(body);
          }
          return result instanceof Answer
            ? sendAnswer(request, reply, result)
            : reply.header('cache-control', 'no-store').send(body);
        },
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
