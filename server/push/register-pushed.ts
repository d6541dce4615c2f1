import type { FastifyInstance } from 'fastify';
import type { SandboxDoor } from '../sandbox/sandbox-door.ts';
import type { PushOutbox } from './push-outbox.ts';
import { lockedPushedPage, pushedPage, pushedPath } from './pushed-page.ts';

interface Options {
  readonly outbox: PushOutbox;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

/** What the sandbox would have pushed, as a page. */
export function registerPushed(app: FastifyInstance, { outbox, door, isHttps }: Options) {
  app.get(pushedPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedPushedPage(isHttps));
    const { html, headers } = pushedPage(await outbox.list(), isHttps);
    return reply.headers(headers).send(html);
  });
}
