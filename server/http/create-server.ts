import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { Settings } from '../settings.ts';
import { createAnswerClientError, refuseHostless } from './client-errors.ts';
import { countReplies } from './count-replies.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import { createAnswerBrokenAddress, registerErrorReplies, unknownCall } from './error-replies.ts';
import { readJsonBodies } from './json-bodies.ts';
import { logReplies } from './log-replies.ts';
import type { RateLimit } from './rate-limits.ts';
import type { PlainReply } from './plain-reply.ts';
import { refuseBodies } from './refuse-bodies.ts';
import { requestIdOf } from './request-id.ts';
import { pathOfTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { keepCookiesFromCaches } from './shared-cache.ts';
import { registerStaticFiles } from './static-files.ts';

interface ServerOptions {
  readonly log: Logger;
  readonly trustProxy: Settings['TRUST_PROXY'];
  readonly isHttps: boolean;
  readonly mostWaiting: number;
  /** Counts the bodies that were refused, by address. */
  readonly refusedBodies: RateLimit;
  readonly metrics: Metrics | undefined;
  /** Set when the server also sends pages. */
  readonly pages: { readonly folder: string; readonly brokenAddress: PlainReply } | undefined;
}

/** Most bytes of a request: forms and events, of which a browser's beacon holds no more. Calls with another limit: register-calls.ts. */
const bodyLimit = 64 * 1024;
/** Milliseconds for a whole request to arrive: even a slow network needs only seconds, and a slow client occupies a connection. */
const requestTimeout = 30_000;
/** Milliseconds without data in either direction, after which a connection is closed. */
const connectionTimeout = 60_000;
/** Most connections of one process, more than it has at busy times. Each needs memory and a file descriptor. */
const mostConnections = 10_000;

/** Fastify with the limits, headers and reply formats that all routes share, and the files of the web app. */
export async function createServer({
  log,
  trustProxy = false,
  isHttps,
  mostWaiting,
  refusedBodies,
  metrics,
  pages,
}: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(isHttps);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    requestIdHeader: false,
    genReqId: requestIdOf,
    frameworkErrors: createAnswerBrokenAddress({ headers, page: pages?.brokenAddress }),
    clientErrorHandler: createAnswerClientError(headers),
    http: { requireHostHeader: false },
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.server.maxConnections = mostConnections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  readJsonBodies(app);
  logReplies(app);
  if (metrics) countReplies(app, metrics);
  endConnectionsOnClose(app);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  const load = shedLoad(app, { mostWaiting, shed: () => metrics?.shed() });
  metrics?.watchWaiting(load.waiting);
  refuseHostless(app);
  refuseBodies(app, refusedBodies);
  registerErrorReplies(app);
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).header('cache-control', 'no-store').send(unknownCall(request)),
  );
  // Before the plugin that compresses replies: the build has compressed the files that are worth it.
  if (pages) await registerStaticFiles(app, { folder: pages.folder, isHttps });
  await app.register(cookie);
  keepCookiesFromCaches(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return app;
}
