import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../../http/form-bodies.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { isSentFromHere } from '../sent-from-here.ts';
import type { SandboxTrainsPartner } from './sandbox-trains-partner.ts';
import { foreignTrainsPage, lockedTrainsPage, trainsPage, trainsPath } from './trains-page.ts';

interface Options {
  readonly trains: SandboxTrainsPartner;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

const asked = z.object({
  pnr: z.string().max(10),
  change: z.enum(['later', 'on time', 'cancel', 'anew']),
});

/** The trains of the sandbox as a page. Who opens it can cancel the train of anybody, and so their order: it is as open as the kitchen is. */
export function registerTrains(app: FastifyInstance, { trains, door, isHttps }: Options) {
  app.get(trainsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedTrainsPage(isHttps));
    const { html, headers } = trainsPage(await trains.begun(), isHttps);
    return reply.headers(headers).send(html);
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    readForms(scope);
    scope.post(trainsPath, { schema: { hide: true } }, async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedTrainsPage(isHttps));
      if (!isSentFromHere(request)) {
        const { html, headers } = foreignTrainsPage(isHttps);
        return reply.status(403).headers(headers).send(html);
      }
      const { data } = asked.safeParse(request.body);
      if (data) await trains.change(data.pnr, data.change);
      return reply.header('cache-control', 'no-store').redirect(trainsPath, 303);
    });
  });
}
