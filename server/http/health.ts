import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { askAgainSeconds } from '../database/database-unavailable.ts';

/** /healthz: the process answers. /readyz: the database answers too; otherwise a load balancer sends the process no requests. */
export function registerHealth(app: FastifyInstance, db: Database) {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(db);
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
