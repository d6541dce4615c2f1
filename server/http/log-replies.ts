import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFileRoute } from './static-files.ts';

/** The route pattern of all pages. */
export const pageRoute = '/*';

/** Logs one line for each call, with its result; pages and files at debug level. */
export function logReplies(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : isCall(request) ? 'info' : 'debug';
    const { method, routeOptions } = request;
    request.log[level](
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'reply',
    );
  });
}

function isCall(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  return url !== undefined && url !== pageRoute && !isFileRoute(request);
}
