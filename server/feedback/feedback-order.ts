import type { z } from 'zod';
import type { feedbackOrder } from '#schemas/entities/feedback.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isDelivered } from '../orders/kitchen.ts';
import type { OrderRecord, OwnOrders } from '../orders/own-orders.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { Session } from '../http/session.ts';
import { tooLongAgo } from './feedback-faults.ts';

interface Options {
  readonly own: OwnOrders;
  readonly customers: Pick<CustomersRepository, 'find'>;
  /** CON-12, in seconds, by the live configuration. */
  readonly askedFor: () => Promise<number>;
  readonly now: () => number;
}

export type FeedbackOrders = ReturnType<typeof createFeedbackOrders>;

const secondsPerDay = 86_400;

/** The orders that somebody may speak of: those of the session, and of a customer also those that were placed with their mobile number. */
export function createFeedbackOrders({ own, customers, askedFor, now }: Options) {
  return {
    async find({ userId, isLoggedIn }: Session, orderId: string): Promise<OrderRecord | undefined> {
      const row = await own.find(userId, orderId);
      if (row || !isLoggedIn) return row;
      const mobile = (await customers.find(userId))?.mobile;
      return mobile === undefined ? undefined : own.findByMobile(orderId, mobile);
    },

    /** Throws when it was placed too long ago. */
    async checkAge({ placed_at: placedAt }: Pick<OrderRecord, 'placed_at'>): Promise<void> {
      const seconds = await askedFor();
      if (now() - placedAt.getTime() > seconds * 1000) throw tooLongAgo(Math.ceil(seconds / secondsPerDay));
    },
  };
}

/** No prices and no address: who speaks of an order may not be the one who placed it. */
export function orderOf(row: OrderRecord): z.input<typeof feedbackOrder> {
  return {
    id: row.id,
    orderId: row.number ?? row.id,
    placedAt: row.placed_at.toISOString(),
    orderMode: row.order_type as OrderTypeCode,
    storeName: row.store_name,
    items: row.items.map(({ name, quantity }) => ({ name, quantity })),
  };
}

/** FBK-12. Where the restaurant of an order can be reviewed; only where the customer was there. */
export function reviewUrlOf(row: OrderRecord, pattern: string): string | undefined {
  if (pattern === '' || isDelivered(row.order_type)) return undefined;
  const values = {
    $latitude: String(row.store_latitude),
    $longitude: String(row.store_longitude),
    $storeName: row.store_name,
  };
  return pattern.replace(/\$(?:latitude|longitude|storeName)/g, (name) =>
    encodeURIComponent(values[name as keyof typeof values]),
  );
}
