import type { FastifyInstance } from 'fastify';
import { askAgainSeconds, DatabaseUnavailable } from '../database/database-unavailable.ts';
import { once } from '../once.ts';

/** Load balancers give up soon, and one that gave up has learned less than one that got a 503. */
const readyMs = 2000;

/** What load balancers and supervisors ask. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

interface HealthOptions {
  /** Asks the database. */
  readonly ping: () => Promise<unknown>;
  /** Aborted when the process is asked to end. */
  readonly ending?: AbortSignal | undefined;
}

/**
 * /healthz: the process answers. /readyz: the database answers too, and the process does not end; otherwise a load balancer sends it no requests.
 */
export function registerHealth(app: FastifyInstance, { ping, ending }: HealthOptions) {
  const asking = new Map<string, Promise<unknown>>();
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const notReady = (reason: string) =>
      reply.status(503).header('retry-after', askAgainSeconds).send({ status: 'not ready', reason });
    reply.header('cache-control', 'no-store');
    if (ending?.aborted) return notReady('The server is ending.');
    try {
      // There is one connection for it, so those who ask meanwhile share the answer.
      await within(readyMs, once(asking, 'ping', ping));
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      return notReady('The database does not answer.');
    }
  });
}

/** Rejects when the work is not done in time; it goes on, and its own limit ends it. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(`no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
