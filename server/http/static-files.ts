import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import sirv from 'sirv';
import { contentSecurityPolicy } from './security-headers.ts';

interface StaticOptions {
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isHttps: boolean;
}

const year = 31_536_000;

/** Serves the built web app, compressed beforehand where the build left a .br or .gz beside a file. */
export function registerStaticFiles(app: FastifyInstance, { folder, headers, isHttps }: StaticOptions) {
  if (!existsSync(folder)) return;
  const policy = contentSecurityPolicy({ isHttps });
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // '/' and every path of a screen are pages, and pages are rendered.
    extensions: [],
    setHeaders(response: ServerResponse, path: string) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('cache-control', cacheControlOf(path));
      if (path.endsWith('.html')) response.setHeader('content-security-policy', policy);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isFile =
      (request.method === 'GET' || request.method === 'HEAD') &&
      /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '');
    if (!isFile) return done();
    serve(request.raw, reply.raw, () => done());
  });
}

/** Files whose name holds their hash never change; the service worker and its like must be asked about each time. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  if (/\/(?:sw|service-worker|registerSW)\.js$/.test(path)) return 'no-cache';
  if (path.startsWith('/pictures/') || path.startsWith('/fonts/'))
    return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}
