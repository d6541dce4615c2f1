import type { FastifyReply } from 'fastify';
import { changesInHeader } from '#schemas/header-names.ts';
import { type Answer, knows, revalidated } from './answer.ts';
import { chooseEncoding, textVersion } from './serialised.ts';
import { sharedHeaders, type SharedReply } from './shared-cache.ts';

/**
 * Sends a reply with its headers for caches. A cacheable reply always has an ETag (a hash of its text when the handler gives no version) and a
 * Vary header for compression; a 304 has the same headers as the full reply (RFC 9110).
 */
export async function sendAnswer(
  reply: FastifyReply,
  { body, options }: Answer<unknown>,
  shared: Omit<SharedReply, 'changesIn'>,
) {
  const { request } = reply;
  const { cacheControl = 'no-store', status = 200, serialised } = options;
  const { changesIn = Infinity, keptFor = Infinity } = options;
  const text = serialised ? undefined : JSON.stringify(body);
  const etag = options.etag ?? (text && cacheControl === revalidated ? textVersion(text) : undefined);
  reply.headers(
    cacheControl === revalidated
      ? sharedHeaders({ ...shared, changesIn: Math.min(changesIn, keptFor) })
      : { 'cache-control': cacheControl },
  );
  if (options.changesIn !== undefined) reply.header(changesInHeader, options.changesIn);
  if (etag !== undefined) {
    reply.header('vary', ['accept-encoding', options.vary].filter(Boolean).join(', '));
    reply.header('etag', `"${etag}"`);
    if (knows(request.headers['if-none-match'], etag)) return reply.status(304).send();
  }
  reply.status(status).type(options.contentType ?? 'application/json; charset=utf-8');
  if (!serialised) return reply.send(text);

  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await serialised.in(encoding));
}
