import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { sameToken } from '../session/tokens.ts';

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
    if (given !== undefined && sameToken(given, authorToken)) return;
    await refusals.take(caller);
    throw new HttpFault(401, {
      code: 'AUTHOR_TOKEN',
      displayMsg:
        'The author token is missing or wrong. Set AUTHOR_TOKEN to the one that the server was started with, or that it printed at its first start.',
    });
  };
}
