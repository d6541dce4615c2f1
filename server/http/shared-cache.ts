import type { FastifyInstance } from 'fastify';
import { personal, revalidated } from './answer.ts';

/** Seconds for which a cache may send what is over: while it fetches the next one, and while the server does not answer. */
const whileRevalidating = 30;
const ifError = 3_600;

export interface SharedReply {
  /** How long caches between server and browser may keep replies; 0 for not at all. */
  readonly seconds: number;
  /** In how many milliseconds it will be another one by the clock alone. */
  readonly changesIn?: number | undefined;
  /** What it was made of. */
  readonly tags: readonly string[];
}

/**
 * The headers of a reply that is the same for everybody. Browsers revalidate it each time: `must-revalidate` keeps them from showing what is over.
 * `CDN-Cache-Control` (RFC 9213) says the same to caches in front without that word, which would forbid it to them too.
 */
export function sharedHeaders({ seconds, changesIn = Infinity, tags }: SharedReply): Record<string, string> {
  const life = Math.min(seconds, Math.floor(changesIn / 1_000));
  if (life < 1) return { 'cache-control': revalidated };
  const stale = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
  return {
    'cache-control': `${revalidated}, s-maxage=${life}, ${stale}`,
    'cdn-cache-control': `public, max-age=${life}, ${stale}`,
    ...(tags.length > 0 && { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }),
  };
}

/** A reply that sets a cookie is for one browser, whatever its handler says of caches. */
export function keepCookiesFromCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie') && String(reply.getHeader('cache-control')).includes('public'))
      reply.removeHeader('cdn-cache-control').header('cache-control', personal);
  });
}
