import type { FastifyInstance } from 'fastify';
import { askAgainSeconds, DatabaseUnavailable } from '../database/database-unavailable.ts';

/** Load balancers give up soon, and one that gave up has learned less than one that got a 503. */
const readyMs = 2000;

/** What load balancers and supervisors ask. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** /healthz: the process answers. /readyz: the database answers too; otherwise a load balancer sends the process no requests. */
export function registerHealth(app: FastifyInstance, ping: () => Promise<unknown>) {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await within(readyMs, ping());
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      return reply
        .status(503)
        .header('retry-after', askAgainSeconds)
        .send({ status: 'not ready', reason: 'The database does not answer.' });
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
