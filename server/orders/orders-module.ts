import type { ModuleParts } from '../module.ts';
import { ownAddress } from '../own-address.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { minutesOfNewOrder } from './eta.ts';
import { createOrderChanges } from './order-changes.ts';
import { orderHandlers } from './order-handlers.ts';
import { createOrderNotices, type Messages } from './order-notices.ts';
import { createOrdersRepository } from './orders-repository.ts';
import { createOwnOrders } from './own-orders.ts';
import { createPlaceOrder } from './place-order.ts';

export type OrdersModule = ReturnType<typeof ordersModule>;

/** Orders from the moment they are placed: what becomes of them, and what their owners see of them. */
export function ordersModule(
  { db, settings, now, randomBytes }: ModuleParts,
  { sms }: { readonly sms: { readonly messages: Messages } },
) {
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);
  const notices = createOrderNotices({ messages: sms.messages, domain: new URL(home).hostname, now });
  const own = createOwnOrders(db, now);
  const leadMs = settings.SCHEDULED_LEAD_MINUTES * 60_000;
  const pace = { speed: settings.KITCHEN_SPEED, leadMs };
  const place = createPlaceOrder({ randomBytes, pace, notices });
  return {
    handlers: orderHandlers({ own, now }),
    orders: { ...createOrdersRepository(db, now), place },
    own,
    /** What a customer who orders now can expect. */
    minutesOfNew: (orderType: OrderTypeCode) => minutesOfNewOrder(orderType, { now: now(), pace }),
    /** The kitchen. `onCancelled` says who gives the money of a cancelled order back. */
    changes: createOrderChanges(db, now, notices),
    notices,
  };
}
