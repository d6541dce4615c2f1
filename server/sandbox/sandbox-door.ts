import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authors } from '../content/authors.ts';
import { callerOf } from '../http/caller-of.ts';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import type { PlainReply } from '../http/plain-reply.ts';
import type { RateLimit } from '../http/rate-limits.ts';

interface Options {
  readonly authors: Authors;
  /** Limits the wrong tokens of one address. */
  readonly refusals: RateLimit;
}

export type SandboxDoor = ReturnType<typeof createSandboxDoor>;

/**
 * Who may open the pages of the sandbox by which one can log in as anybody: its text messages, and its provider of logins. They are as open as the
 * sandbox is (decision 31): where the published author token works, on the machine of the server; anywhere else for who enters an author token,
 * as a password.
 */
export function createSandboxDoor({ authors, refusals }: Options) {
  const isPrivate = authors.hasPublicToken;

  return {
    async mayOpen(request: FastifyRequest): Promise<boolean> {
      if (isPrivate) return isFromThisMachine(request) && isOpenedByPerson(request);
      const given = passwordOf(request);
      if (given === undefined) return false;
      const caller = callerOf(request);
      await refusals.check(caller);
      if (authors.nameOf(given) !== undefined) return true;
      await refusals.take(caller);
      return false;
    },

    /** The answer to who may not. A password is asked for only where one helps: the published token is public. */
    refuse(reply: FastifyReply, { html, headers }: PlainReply): FastifyReply {
      return isPrivate
        ? reply.status(403).headers(headers).send(html)
        : reply
            .status(401)
            .headers({ ...headers, 'www-authenticate': 'Basic realm="Author token", charset="UTF-8"' })
            .send(html);
    },
  };
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
