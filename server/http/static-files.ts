import { once } from 'node:events';
import { existsSync, ReadStream, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';
import { chooseEncoding } from './serialised.ts';

interface StaticOptions {
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isHttps: boolean;
}

const year = 31_536_000;
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Serves the built web app, compressed beforehand where the build left a .br or .gz beside a file. */
export function registerStaticFiles(app: FastifyInstance, { folder, headers, isHttps }: StaticOptions) {
  if (!existsSync(folder)) return;
  const policy = contentSecurityPolicy({ isHttps });
  // What was there at the start, so that no address reaches anything else. '/' and every path of a screen are pages, and are rendered.
  const paths = pathsBelow(folder);

  function headersOf(path: string): Record<string, string> {
    const type = send.mime.getType(path) ?? 'application/octet-stream';
    const isVaried = paths.has(`${path}.br`) || paths.has(`${path}.gz`);
    return {
      ...headers,
      'cache-control': cacheControlOf(path),
      'content-type': send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
      ...(isVaried && { vary: 'accept-encoding' }),
      ...(path.endsWith('.html') && { 'content-security-policy': policy }),
    };
  }

  /** Whether the file could be sent: a build beside the running server may have taken it away. */
  async function sent(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const encoding = paths.has(path + endings[wanted]) ? wanted : 'identity';
    const found = await send(request.raw, encodeURI(path + endings[encoding]), {
      root: folder,
      dotfiles: 'allow',
      // Files are small, and a whole one is a right answer to whoever asks for a part.
      acceptRanges: false,
      cacheControl: false,
      contentType: false,
    });
    if (found.type === 'directory' || found.statusCode === 404) return false;
    if (found.type === 'error' && found.statusCode >= 500) throw found.metadata.error;
    // Nothing is promised before the file is open: it may be gone by now, or too many others may be open.
    if (!(await isOpen(found.stream))) return false;

    reply.hijack();
    const { raw } = reply;
    raw.statusCode = found.statusCode;
    if (encoding !== 'identity' && found.statusCode === 200) raw.setHeader('content-encoding', encoding);
    for (const [name, value] of Object.entries({ ...headersOf(path), ...found.headers }))
      raw.setHeader(name, value);
    await pipeline(found.stream, raw).catch((error: unknown) => {
      // The connection has ended with it; that of whoever went away did before.
      request.log.debug({ err: error, path }, 'a file was not sent to its end');
    });
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const path = decoded(request.url.split('?')[0] ?? '');
    if (paths.has(path) && (await sent(path, request, reply))) return reply;
  });
}

/** As addresses name them: `/assets/app-1a2b.js`. Hidden files are nobody's, but those that standards ask for. */
function pathsBelow(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Set(
    paths.map((path) => `/${path.split(sep).join('/')}`).filter((path) => !/\/\.(?!well-known\/)/.test(path)),
  );
}

/** False where the file is not there any more; whatever else keeps it from being opened is the server's fault. */
async function isOpen(stream: Readable): Promise<boolean> {
  if (!(stream instanceof ReadStream)) return true;
  try {
    await once(stream, 'open');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Files whose name holds their hash never change; the service worker must be asked about each time. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  if (path === '/service-worker.js') return 'no-cache';
  if (path.startsWith('/pictures/')) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}
