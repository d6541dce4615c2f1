import { routesOf } from '#schemas/routes.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { createPopupsRepository } from './popups-repository.ts';
import { trackerHandlers } from './tracker-handlers.ts';

const hour = 3600;
const tooManyGuesses = (wait: string) => `Too many tries. Try again in ${wait}.`;

/** Where orders are: for those who placed them, and for who has the number of an order and the mobile number. */
export function trackerModule(
  { db, counts, settings, now }: ModuleParts,
  { orders }: { readonly orders: OrdersModule },
) {
  const limit = (name: string, points: number) =>
    createRateLimit(counts, { name, points, seconds: hour, text: tooManyGuesses });
  const page = routesOf(settings.brandPaths).track[0];
  return {
    handlers: trackerHandlers({
      own: orders.own,
      popups: createPopupsRepository(db, now),
      guesses: {
        ofSession: limit('tracked', 10),
        // Many customers of a mobile network share one address.
        ofCaller: limit('tracked-from', 200),
        // Order numbers are counted up, so who knows a mobile number could try them all.
        ofMobile: limit('tracked-mobile', 20),
      },
      mapPath: (id) => `${page}?orderHistoryId=${encodeURIComponent(id)}`,
      hasRiders: settings.SANDBOX,
      now,
    }),
  };
}
