import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { sameToken } from '../session/tokens.ts';
import { sandboxAuthorToken } from '../settings.ts';
import { isLoopback } from '../who-reaches.ts';

interface Options {
  readonly authorToken: string;
  /** Limits the wrong tokens of one address. */
  readonly refusals: RateLimit;
}

/** Lets requests with the author token pass. */
export function createAuthorise({ authorToken, refusals }: Options) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    // Before the token is checked: after too many wrong tokens the right one is refused too.
    const caller = callerOf(request);
    await refusals.check(caller);
    if (given !== undefined && sameToken(given, authorToken)) {
      if (authorToken === sandboxAuthorToken && !isFromThisMachine(request)) throw publishedToken();
      return;
    }
    await refusals.take(caller);
    throw new HttpFault(401, {
      code: 'AUTHOR_TOKEN',
      displayMsg:
        'The author token is missing or wrong. Set AUTHOR_TOKEN to the one that the server was started with, or that it printed at its first start.',
    });
  };
}

/** Headers that proxies add. */
const ofProxies =
  /^(?:forwarded|via|x-forwarded-.*|x-real-.*|x-client-.*|x-scheme|x-original-.*|cf-.*|true-client-.*)$/;

/**
 * Whether a request came from this machine as the content command sends it: to a loopback address, and neither through a proxy, nor by a name
 * that leads here (DNS rebinding), nor from a page of another site. A proxy that replaces the Host header, speaks HTTP/1.1 and adds no header of
 * its own cannot be told apart: it needs `PUBLIC_ORIGIN` or `TRUST_PROXY`.
 */
function isFromThisMachine({ hostname, headers, raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return (
    isLoopback(hostname.replace(/^\[|\]$/g, '')) &&
    hosts.length === 1 &&
    raw.httpVersion === '1.1' &&
    raw.url?.startsWith('/') === true &&
    headers.origin === undefined &&
    headers['sec-fetch-site'] === undefined &&
    !Object.keys(headers).some((name) => ofProxies.test(name))
  );
}

function publishedToken() {
  return new HttpFault(403, {
    code: 'AUTHOR_TOKEN',
    displayMsg:
      'The token of the sandbox is public, so it is accepted from the machine of the server alone. Start the server with AUTHOR_TOKEN set to a token of your own to publish through a proxy or from elsewhere.',
  });
}
