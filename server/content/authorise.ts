import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { sandboxAuthorToken } from '../settings.ts';
import type { Authors } from './authors.ts';

interface Options {
  readonly authors: Authors;
  /** Limits the wrong tokens of one address. */
  readonly refusals: RateLimit;
}

/** Lets requests with an author token pass, and knows whose it was. */
export function createAuthorise({ authors, refusals }: Options) {
  const names = new WeakMap<FastifyRequest, string>();
  return {
    async authorise(request: FastifyRequest): Promise<void> {
      const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      // Before the token is checked: after too many wrong tokens the right one is refused too.
      const caller = callerOf(request);
      await refusals.check(caller);
      const name = given === undefined ? undefined : authors.nameOf(given);
      if (name !== undefined) {
        if (given === sandboxAuthorToken && !isFromTheCommand(request)) throw publishedToken();
        names.set(request, name);
        return;
      }
      await refusals.take(caller);
      throw new HttpFault(401, {
        code: 'AUTHOR_TOKEN',
        displayMsg:
          'The author token is missing or wrong. Set AUTHOR_TOKEN to yours: the one that the server was started with for you, or that it printed at its first start.',
      });
    },
    /** The name of the author of an authorised request. Throws for any other. */
    authorOf(request: FastifyRequest): string {
      const name = names.get(request);
      if (name === undefined) throw new Error('The request was not authorised.');
      return name;
    },
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
