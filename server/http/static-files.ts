import { relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

interface StaticOptions {
  /** An absolute path. */
  readonly folder: string;
  readonly isHttps: boolean;
}

const year = 31_536_000;
/** Endings of the compressed versions that the build writes beside a file. */
const compressed = /\.(?:br|gz)$/;
const headersOfFiles = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/**
 * Serves the built web app, using the .br or .gz version of a file when the build has written one. Each file that exists at the start is a
 * route, so that no address reaches any other file; '/' and the paths of screens are pages, and are rendered.
 */
export async function registerStaticFiles(app: FastifyInstance, { folder, isHttps }: StaticOptions) {
  const policy = contentSecurityPolicy({ isHttps });
  const paths = new Set<string>();
  await app.register(async (scope) => {
    scope.addHook('onRoute', ({ url }) => void paths.add(url));
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      withoutHeadersOfFile(reply);
      // The file was removed after the check that it exists: a build may have run beside the server.
      if (error.code === 'ENOENT') return reply.callNotFound();
      throw error;
    });
    await scope.register(staticFiles, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      serveDotFiles: true,
      // Hidden files are not served, except those of /.well-known.
      globIgnore: ['**/.!(well-known)', '**/.!(well-known)/**'],
      // Files are small, and a whole file is a valid answer to a range request.
      acceptRanges: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders(reply, file) {
        const path = `/${relative(folder, file).split(sep).join('/')}`.replace(compressed, '');
        reply.setHeader('cache-control', cacheControlOf(path));
        if (path.endsWith('.html')) reply.setHeader('content-security-policy', policy);
        if (paths.has(`${path}.br`) || paths.has(`${path}.gz`)) reply.setHeader('vary', 'accept-encoding');
      },
    });
  });
}

/** Removes the headers of the file before another reply is sent in its place. */
function withoutHeadersOfFile(reply: FastifyReply) {
  for (const name of headersOfFiles) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** The configuration of a route that sends files without the plugin. */
export const likeFiles: object = { file: true };

/** Whether a request is for a file: the plugin stores the file in the route. */
export function isFileRoute({ routeOptions }: FastifyRequest): boolean {
  return 'file' in routeOptions.config;
}

/** Files with a hash in their name never change; the service worker must be revalidated each time. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  if (path === '/service-worker.js') return 'no-cache';
  if (path.startsWith('/pictures/')) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}
