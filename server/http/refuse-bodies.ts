import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unknownCall } from './error-replies.ts';
import { callerOf } from './caller-of.ts';
import { hasBody } from './has-body.ts';
import { HttpFault } from './http-fault.ts';
import type { RateLimit } from './rate-limits.ts';

/** Statuses of bodies that were refused: too large, of a wrong type or encoding, no JSON, or not what the call takes. */
const bodyRefusals: ReadonlySet<number> = new Set([400, 413, 415]);
/** Statuses of callers that were refused by the call itself, after it got the body. */
const callerRefusals: ReadonlySet<number> = new Set([401, 403, 429]);
/** A body up to so many bytes that was good costs nothing where its caller is refused: a token that has ended is no attack. */
const smallBody = 1024;
/** The limit of refused bodies of an address in a minute. Each costs a point, and one for each further kilobyte: reading costs by size. */
export const refusedBodiesLimit = { name: 'bodies', points: 2048, seconds: 60 } as const;
/** Addresses that a process remembers as blocked. */
const mostBlocked = 10_000;

/**
 * Refuses bodies before they are read: compressed ones, those of unknown calls, and all from an address that sent too many bad ones.
 * Reading a body costs far more time than sending one, so nothing is read that cannot be used.
 */
export function refuseBodies(app: FastifyInstance, limit: RateLimit) {
  const taken = new WeakSet<FastifyRequest>();
  /** The fault of each blocked address: asking the database before each body would slow down every call. */
  const blocked = new LRUCache<string, HttpFault>({ max: mostBlocked });

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const fault = blocked.get(callerOf(request));
    if (fault) throw fault;
    if (isCompressed(request)) throw compressedBody();
    if (request.is404)
      return reply.status(404).header('cache-control', 'no-store').send(unknownCall(request));
  });
  // Runs after the body was read and found valid.
  app.addHook('preHandler', async (request) => void taken.add(request));
  app.addHook('onSend', async (request, reply) => {
    if (!hasBody(request)) return;
    const isRefused = taken.has(request)
      ? callerRefusals.has(reply.statusCode) && bytesOf(request) > smallBody
      : bodyRefusals.has(reply.statusCode);
    if (isRefused) await count(request);
  });

  async function count(request: FastifyRequest) {
    const caller = callerOf(request);
    try {
      await limit.take(caller, 1 + Math.floor(bytesOf(request) / 1024));
    } catch (error) {
      // The reply to this request stays the one that says what was wrong with its body.
      if (!(error instanceof HttpFault)) request.log.warn({ err: error }, 'a refused body was not counted');
      else blocked.set(caller, error, { ttl: 1000 * secondsOf(error) });
    }
  }
}

/** For how long an address is blocked. The cache would keep an entry of 0 seconds without an end. */
function secondsOf({ headers }: HttpFault): number {
  return Math.max(1, Number(headers['retry-after']) || 0);
}

/** The size that was announced. More than the call takes is not read; a body without a size counts as one of the largest that is. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? 0;
  return Math.min(Number(headers['content-length'] ?? limit), limit);
}

function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

function compressedBody(): HttpFault {
  return new HttpFault(
    415,
    {
      code: 'COMPRESSED_BODY',
      displayMsg: 'Compressed bodies are not read. Send the body as it is, without content-encoding.',
    },
    { 'accept-encoding': 'identity' },
  );
}
