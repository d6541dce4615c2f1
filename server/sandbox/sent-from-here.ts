import type { FastifyRequest } from 'fastify';

/** Another site may lead here, and must not change anything by a form of its own. */
export function isSentFromHere({
  headers: { 'sec-fetch-site': site, origin },
  host,
}: FastifyRequest): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
