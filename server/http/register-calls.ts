import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import { sessionExpired } from '../session/identify.ts';
import type { Session } from '../session/session-repository.ts';
import { Answer, knows } from './answer.ts';
import { paramsSchema, routePath } from './call-schema.ts';
import type { CallInput, Handlers } from './handlers.ts';

export interface RegisterOptions {
  readonly handlers: Handlers;
  readonly identify: (request: FastifyRequest) => Promise<Session | undefined>;
  readonly checkCaller: (request: FastifyRequest) => void;
  /** Checks what handlers answer against the contract: a wrong reply is the server's fault, in the sandbox and in tests. */
  readonly checkReplies: boolean;
}

/** Calls that carry no API key: the content command has a token, and a browser sends events with a beacon, which takes no headers. */
const keyless: ReadonlySet<string> = new Set([
  ...Object.values(services.content).flatMap((value) => (isCall(value) ? [value.id] : [])),
  services.config.postEvents.id,
]);

type AnyHandler = (input: CallInput<Call>) => Promise<unknown>;

/** Makes every call of `schemas/api` a route of the server. */
export function registerCalls(
  app: FastifyInstance,
  { handlers, identify, checkCaller, checkReplies }: RegisterOptions,
) {
  for (const [service, module] of Object.entries(services)) {
    for (const call of Object.values(module).filter(isCall)) {
      const handler = handlers[call.id as keyof Handlers] as unknown as AnyHandler;
      const params = paramsSchema(call);
      app.route({
        method: call.method,
        url: routePath(call),
        schema: {
          operationId: call.id,
          summary: call.summary,
          tags: [service],
          ...(params && { params }),
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
          if (checkReplies) checkReply(call, body);
          return result instanceof Answer
            ? sendAnswer(request, reply, result)
            : reply.header('cache-control', 'no-store').send(body);
        },
      });
    }
  }
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, options }: Answer<unknown>) {
  reply.header('cache-control', options.cacheControl ?? 'no-store');
  if (options.vary) reply.header('vary', options.vary);
  if (options.etag) {
    reply.header('etag', `"${options.etag}"`);
    if (knows(request.headers['if-none-match'], options.etag)) return reply.status(304).send();
  }
  return reply.status(options.status ?? 200).send(body);
}

function checkReply(call: Call, body: unknown) {
  const result = (call.reply as z.ZodType).safeParse(body);
  if (!result.success) {
    throw new Error(
      `The reply of ${call.id} does not fit its contract: ${JSON.stringify(result.error.issues)}`,
    );
  }
}
