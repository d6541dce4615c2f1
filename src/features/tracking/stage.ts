import { type OrderStage, orderStageNames, orderStages } from '#schemas/payment-actions.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { stageWords as words } from './stage-words.ts';

/** The way of an order, without cancellation (ORD-19). */
export const stageWay = ['CONFIRMED', 'BEING_BAKED', 'DISPATCHED', 'DELIVERED'] as const;

/** ORD-09. The stage with that number; null for one that this version of the app does not know. */
export function stageNamed(number: number): OrderStage | null {
  return orderStageNames.find((name) => orderStages[name] === number) ?? null;
}

/** ORD-10, ORD-11. Nothing happens to the order any more. One whose stage is not known goes on. */
export function isOver(number: number): boolean {
  return number === orderStages.DELIVERED || number === orderStages.CANCELLED;
}

/** Whether there is a time to name: an order that is over, or ready to be collected, is not waited for. */
export function isWaitedFor(number: number, orderType: OrderTypeCode): boolean {
  const isReady = number === orderStages.DISPATCHED && isAtStore(orderType);
  return !isReady && !isOver(number);
}

/** ORD-12. What the stage is called: an order that is collected is ready and picked up, and a stage that is not known is in process. */
export function stageLabel(stage: OrderStage | null, orderType: OrderTypeCode): string {
  if (stage === null) return words.inProcess;
  return (isAtStore(orderType) ? words.collected : words.brought)[stage];
}

/** One sentence about the stage. */
export function stageText(stage: OrderStage | null, orderType: OrderTypeCode): string {
  if (stage === null) return words.inProcessText;
  if (stage === 'DISPATCHED' && orderType === 'CURB') return words.readyAtCar;
  return (isAtStore(orderType) ? words.collectedText : words.broughtText)[stage];
}
