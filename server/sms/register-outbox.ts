import type { FastifyInstance } from 'fastify';
import type { SandboxDoor } from '../sandbox/sandbox-door.ts';
import type { Outbox } from './outbox.ts';
import { lockedOutboxPage, outboxPage, outboxPath } from './outbox-page.ts';

interface Options {
  readonly outbox: Outbox;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

/** The messages of the sandbox as a page. Who reads a code can log in as its owner. */
export function registerOutbox(app: FastifyInstance, { outbox, door, isHttps }: Options) {
  app.get(outboxPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedOutboxPage(isHttps));
    const { html, headers } = outboxPage(await outbox.list(), isHttps);
    return reply.headers(headers).send(html);
  });
}
