import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../../http/form-bodies.ts';
import type { OrderChanges } from '../../orders/order-changes.ts';
import type { Earnings } from '../../wallet/earnings.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { isSentFromHere } from '../sent-from-here.ts';
import { foreignKitchenPage, kitchenPage, kitchenPath, lockedKitchenPage } from './kitchen-page.ts';

interface Options {
  readonly changes: OrderChanges;
  readonly earnings: Pick<Earnings, 'refundInPoints' | 'refundedInPoints'>;
  readonly now: () => number;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

const mostOrders = 30;

const asked = z.object({
  order: z.string().min(1).max(80),
  change: z.enum(['advance', 'delay', 'cancel', 'refund']),
});

/** The kitchen of the sandbox as a page. Who opens it sees what everybody ordered, and can cancel it: it is as open as the text messages are. */
export function registerKitchen(app: FastifyInstance, { changes, earnings, now, door, isHttps }: Options) {
  app.get(kitchenPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await door.mayOpen(request))) return door.refuse(reply, lockedKitchenPage(isHttps));
    const orders = await changes.latest(mostOrders);
    const refunded = await earnings.refundedInPoints(orders.map(({ id }) => id));
    const { html, headers } = kitchenPage({ orders, refunded, now: now(), isHttps });
    return reply.headers(headers).send(html);
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    readForms(scope);
    scope.post(kitchenPath, { schema: { hide: true } }, async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedKitchenPage(isHttps));
      if (!isSentFromHere(request)) {
        const { html, headers } = foreignKitchenPage(isHttps);
        return reply.status(403).headers(headers).send(html);
      }
      const { data } = asked.safeParse(request.body);
      if (data?.change === 'refund') await earnings.refundInPoints(data.order);
      else if (data) await changes.change(data.order, data.change);
      return reply.header('cache-control', 'no-store').redirect(kitchenPath, 303);
    });
  });
}
