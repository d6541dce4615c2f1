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
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/**
 * Whether a request was sent to an address of this machine, and not to a proxy or a name that leads here (DNS rebinding). A proxy that replaces
 * the Host header and adds none of its own cannot be told apart: it needs `PUBLIC_ORIGIN` or `TRUST_PROXY`.
 */
function isFromThisMachine({ hostname, headers }: FastifyRequest): boolean {
  return (
    isLoopback(hostname.replace(/^\[|\]$/g, '')) && proxyHeaders.every((name) => headers[name] === undefined)
  );
}

function publishedToken() {
  return new HttpFault(403, {
    code: 'AUTHOR_TOKEN',
    displayMsg:
      'The token of the sandbox is public, so it is accepted from the machine of the server alone. Start the server with AUTHOR_TOKEN set to a token of your own to publish through a proxy or from elsewhere.',
  });
}
