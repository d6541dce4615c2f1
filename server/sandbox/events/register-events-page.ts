import type { FastifyInstance } from 'fastify';
import type { RecentEvents } from '../../events/recent-events.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { eventsPath, lockedEventsPage, sandboxEventsPage } from './events-page.ts';

interface Options {
  readonly recent: RecentEvents;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

/** The events of everybody who uses the sandbox, as a page; also as JSON, for programs that compare them with the list. */
export function registerEventsPage(app: FastifyInstance, { recent, door, isHttps }: Options) {
  app.get(eventsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedEventsPage(isHttps));
    if (request.headers.accept === 'application/json')
      return reply.header('cache-control', 'no-store').send(recent.latest());
    const { html, headers } = sandboxEventsPage(recent.latest(), isHttps);
    return reply.headers(headers).send(html);
  });
}
