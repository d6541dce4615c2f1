import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { sameToken } from '../session/tokens.ts';
import { sandboxAuthorToken } from '../settings.ts';

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
      if (authorToken === sandboxAuthorToken && !isFromTheCommand(request)) throw publishedToken();
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

/** Whether the content command of this machine sent a request, and no page of a browser did. */
function isFromTheCommand(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return isFromThisMachine(request) && origin === undefined && site === undefined;
}

function publishedToken() {
  return new HttpFault(403, {
    code: 'AUTHOR_TOKEN',
    displayMsg:
      'The token of the sandbox is public, so it is accepted from the machine of the server alone. Start the server with AUTHOR_TOKEN set to a token of your own to publish through a proxy or from elsewhere.',
  });
}
