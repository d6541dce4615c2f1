import type { z } from 'zod';
import type { getDynamicEta, getOrderOnMap, getTrackedOrder } from '#schemas/api/tracking.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import { type Eta, etaOf } from '../orders/eta.ts';
import { isDelivered, stageOf } from '../orders/kitchen.ts';
import { itemsOf, summaryOf, trackerOf } from '../orders/order-summary.ts';
import type { OrderRecord } from '../orders/own-orders.ts';
import type { Popup } from './popups.ts';
import { rideAt, routeBetween } from './ride.ts';

type Data<C extends { reply: z.ZodType }> = NonNullable<(z.input<C['reply']> & { data?: unknown })['data']>;
type Tracked = z.input<typeof getTrackedOrder.reply>['data'];

/** ORD-22. An order as its owner watches it. `mapPath` is set while there is a rider to be seen. */
export function trackedOf(
  row: OrderRecord,
  { now, popup, mapPath }: { readonly now: number; readonly popup?: Popup; readonly mapPath?: string },
): NonNullable<Tracked> {
  return {
    trackOrder: { tracker: trackerOf(row, now), orderSummary: summaryOf(row, now) },
    dynamicETA: etaReply(etaOf(row, now)),
    ...(popup && { popupContent: popup }),
    ...(mapPath !== undefined && { fareyeUrl: mapPath }),
  };
}

/** ORD-36. What anybody may know who has both numbers: how far it is, when it comes, and which dishes. No name, address, price or id. */
export function trackedByOthers(row: OrderRecord, now: number): NonNullable<Tracked> {
  const number = row.number ?? '';
  return {
    trackOrder: {
      tracker: trackerOf(row, now),
      orderSummary: {
        id: number,
        orderId: number,
        deliveryType: row.order_type as OrderTypeCode,
        items: itemsOf(row).map(({ product: { name }, quantity }, at) => ({
          itemId: String(at + 1),
          product: { id: String(at + 1), name },
          quantity,
        })),
      },
    },
    dynamicETA: etaReply(etaOf(row, now)),
  };
}

export function etaReply({ label, minutes, expectedAt, isLate }: Eta): Data<typeof getDynamicEta> {
  return {
    label,
    isLate,
    ...(minutes !== undefined && { minutes }),
    ...(expectedAt !== undefined && { expectedAt: new Date(expectedAt).toISOString() }),
  };
}

/** Whether a rider is on the way with it. An order to a seat on a train has no address, and so nothing to be seen on a map. */
export function hasRider(row: OrderRecord, now: number): boolean {
  const isBroughtToAddress = isDelivered(row.order_type) && Boolean(row.summary?.address);
  return isBroughtToAddress && stageOf(row, now) === orderStages.DISPATCHED;
}

/** ORD-20. The ends of the delivery, and the rider between them. Undefined for an order that nobody delivers. */
export function mapOf(
  row: OrderRecord,
  { now, showsRider }: { readonly now: number; readonly showsRider: boolean },
): Data<typeof getOrderOnMap> | undefined {
  const address = row.summary?.address;
  if (!address || !isDelivered(row.order_type)) return undefined;
  const store: Position = { latitude: row.store_latitude, longitude: row.store_longitude };
  const destination: Position = { latitude: address.latitude, longitude: address.longitude };
  const ride =
    showsRider && hasRider(row, now)
      ? rideAt(routeBetween(store, destination, row.id), rideShare(row, now))
      : undefined;
  return {
    store,
    destination,
    eta: etaReply(etaOf(row, now)),
    ...(ride && { rider: ride.rider, route: [...ride.ahead] }),
  };
}

/** How much of the ride is over, by its stored times. */
function rideShare({ stages }: OrderRecord, now: number): number {
  const at = (wanted: number) => Date.parse(stages?.find(({ stage }) => stage === wanted)?.at ?? '');
  const [left, arrives] = [at(orderStages.DISPATCHED), at(orderStages.DELIVERED)];
  return arrives > left ? (now - left) / (arrives - left) : 0;
}
