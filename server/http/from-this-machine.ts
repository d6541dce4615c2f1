import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../who-reaches.ts';

/** Headers that proxies add. */
const ofProxies =
  /^(?:forwarded|via|x-forwarded-.*|x-real-.*|x-client-.*|x-scheme|x-original-.*|cf-.*|true-client-.*)$/;

/**
 * Whether a request was sent to a loopback address, and neither through a proxy nor by a name that leads here (DNS rebinding). A proxy that
 * replaces the Host header, speaks HTTP/1.1 and adds no header of its own cannot be told apart: it needs `PUBLIC_ORIGIN` or `TRUST_PROXY`.
 */
export function isFromThisMachine({ hostname, headers, originalUrl, raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return (
    isLoopback(hostname.replace(/^\[|\]$/g, '')) &&
    hosts.length === 1 &&
    raw.httpVersion === '1.1' &&
    originalUrl.startsWith('/') &&
    !Object.keys(headers).some((name) => ofProxies.test(name))
  );
}
