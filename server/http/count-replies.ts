import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';
import { isFileRoute } from './static-files.ts';

/** Counts each reply and its time by the pattern of its route. Files of the app count together: each is a route of its own. */
export function countReplies(app: FastifyInstance, { replied }: Pick<Metrics, 'replied'>) {
  app.addHook('onResponse', async (request, reply) => {
    replied({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

function routeOf(request: FastifyRequest): string {
  if (isFileRoute(request)) return 'files';
  return request.routeOptions.url ?? 'none';
}
