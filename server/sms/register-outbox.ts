import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { sameToken } from '../session/tokens.ts';
import { sandboxAuthorToken } from '../settings.ts';
import type { Outbox } from './outbox.ts';
import { lockedOutboxPage, outboxPage, outboxPath } from './outbox-page.ts';

interface Options {
  readonly outbox: Outbox;
  readonly authorToken: string;
  /** Limits the wrong tokens of one address. */
  readonly refusals: RateLimit;
  readonly isHttps: boolean;
}

/**
 * The messages of the sandbox as a page. Who reads a code can log in as its owner, so the page is as open as the sandbox is (decision 31): where
 * the published author token works, it is open on the machine of the server; anywhere else it asks for the author token, as a password.
 */
export function registerOutbox(app: FastifyInstance, { outbox, authorToken, refusals, isHttps }: Options) {
  const isPrivate = authorToken === sandboxAuthorToken;

  async function mayRead(request: FastifyRequest): Promise<boolean> {
    if (isPrivate) return isFromThisMachine(request) && isOpenedByPerson(request);
    const given = passwordOf(request);
    if (given === undefined) return false;
    const caller = callerOf(request);
    await refusals.check(caller);
    if (sameToken(given, authorToken)) return true;
    await refusals.take(caller);
    return false;
  }

  app.get(outboxPath, { schema: { hide: true } }, async (request, reply) => {
    if (await mayRead(request)) {
      const { html, headers } = outboxPage(await outbox.list(), isHttps);
      return reply.headers(headers).send(html);
    }
    const { html, headers } = lockedOutboxPage(isHttps);
    // A password is asked for only where one helps: the published token is public.
    return isPrivate
      ? reply.status(403).headers(headers).send(html)
      : reply
          .status(401)
          .headers({ ...headers, 'www-authenticate': 'Basic realm="Author token", charset="UTF-8"' })
          .send(html);
  });
}

/** Whether a page of another site is not what asked: it may lead here, and cannot read the answer. */
function isOpenedByPerson({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = headers;
  const isOwn = site === undefined || site === 'none' || site === 'same-origin';
  return isOwn || (mode === 'navigate' && target === 'document');
}

function passwordOf({ headers }: FastifyRequest): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '')?.[1];
  return (
    encoded &&
    Buffer.from(encoded, 'base64')
      .toString()
      .replace(/^[^:]*:/, '')
  );
}
