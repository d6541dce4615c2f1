import type { Selectable } from 'kysely';
import type { OrderTypeCode } from '#schemas/node.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import type { OrderTable } from '../database/tables/order-tables.ts';
import {
  arrivalOf,
  defaultEtaMs,
  isDelivered,
  isOver,
  type KitchenPace,
  planStages,
  stageOf,
} from './kitchen.ts';

/** ORD-13. The minutes that labels say. */
const labelled = [20, 30, 45] as const;
const minuteMs = 60_000;

export interface Eta {
  readonly label: string;
  /** Absent where the label names no minutes. */
  readonly minutes?: number;
  /** Epoch milliseconds; absent where there is nothing to wait for. */
  readonly expectedAt?: number;
  readonly isLate: boolean;
}

/**
 * The minutes that tracking would say of an order that is placed now: what is promised before an order and after it comes from one plan. Undefined
 * where nobody waits for it: who eats in is there, and a train comes by its timetable.
 */
export function minutesOfNewOrder(
  orderType: OrderTypeCode,
  { now, pace }: { readonly now: number; readonly pace: KitchenPace },
): number | undefined {
  if (orderType === 'DINEIN' || orderType === 'IRCTC') return undefined;
  const stages = planStages({ orderType, placedAt: now, scheduledFor: null }, pace);
  const order = { stage: orderStages.CONFIRMED, stages, order_type: orderType, placed_at: new Date(now) };
  return etaOf({ ...order, expected_at: null }, now).minutes;
}

type Expected = Pick<Selectable<OrderTable>, 'stage' | 'stages' | 'order_type' | 'placed_at' | 'expected_at'>;

/**
 * ORD-13, ORD-21. When the customer has the order, by the plan of the kitchen. NA: nothing is waited for, or not begun. Unknown: nobody can say,
 * because the order should be there by now, or takes longer than any label. What was promised when it was placed decides whether it is late.
 */
export function etaOf(order: Expected, now: number): Eta {
  const { stages, order_type: orderType, placed_at, expected_at } = order;
  const stage = stageOf(order, now);
  const isReady = stage === orderStages.DISPATCHED && !isDelivered(orderType);
  if (isOver(stage) || isReady) return { label: 'NA', isLate: false };
  const promised = expected_at?.getTime() ?? placed_at.getTime() + defaultEtaMs;
  const expectedAt = (stages && arrivalOf(stages, orderType)) ?? promised;
  const left = expectedAt - now;
  // An order of an import has no plan that ends.
  if (left <= 0) return { label: 'Unknown', expectedAt, isLate: true };
  const isLate = expectedAt > promised;
  const minutes = labelled.find((count) => left <= count * minuteMs);
  if (minutes !== undefined) return { label: `${minutes} minutes`, minutes, expectedAt, isLate };
  const isBegun = stage !== orderStages.CONFIRMED;
  return { label: isBegun || isLate ? 'Unknown' : 'NA', expectedAt, isLate };
}
