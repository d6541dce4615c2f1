import { orderStages } from '#schemas/payment-actions.ts';
import type { PlannedStage } from '../database/tables/order-tables.ts';
import type { PlacedOrder } from '../placed-order.ts';

/** When the points of an order are posted: when it is delivered. Null for one that earns none, or was cancelled. The wallet posts them. */
export function pointsDueAt(
  summary: Pick<PlacedOrder, 'loyaltyEarnedPoints'> | null,
  stages: readonly PlannedStage[],
): Date | null {
  const isCancelled = stages.some(({ stage }) => stage === orderStages.CANCELLED);
  const at = stages.find(({ stage }) => stage === orderStages.DELIVERED)?.at;
  return !summary?.loyaltyEarnedPoints || isCancelled || at === undefined ? null : new Date(at);
}
