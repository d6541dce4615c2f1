import type { Selectable } from 'kysely';
import type { OrderTypeCode } from '#schemas/node.ts';
import { type OrderStage, orderStageNames, orderStages } from '#schemas/payment-actions.ts';
import type { OrderTable, PlannedStage } from '../database/tables/order-tables.ts';

// The kitchen: when an order reaches each of its stages. The plan is stored with the order, and the stage of a moment follows from it, so that every
// process gives the same answer and nothing has to run on time. Pure functions; times are milliseconds since the epoch.

const minute = 60_000;
/** What customers are promised where nothing else is known (CON-16). */
export const defaultEtaMs = 45 * minute;

/** After the kitchen begins, at speed 1. `leaves`: the rider goes, or the order is ready to be collected. */
const delivered = { bakes: 2 * minute, leaves: 14 * minute, ends: 30 * minute, arrives: 30 * minute };
/** Nobody tells when an order is collected: a quarter of an hour after it is ready it counts as picked up. */
const collected = { ...delivered, leaves: 15 * minute, arrives: 15 * minute };

export interface Order {
  readonly orderType: OrderTypeCode;
  readonly placedAt: number;
  /** Null when it is to be made at once. */
  readonly scheduledFor: number | null;
}

/** Delivered by a rider, to a door or a train. Others are collected: their stage DISPATCHED is called ready, and DELIVERED picked up (ORD-12). */
export function isDelivered(orderType: string): boolean {
  return orderType === 'D' || orderType === 'IRCTC';
}

export interface KitchenPace {
  /** How many times faster than a real one: a speed of 10 makes three minutes of thirty. */
  readonly speed: number;
  /** CON-04. A scheduled order is begun so long before its time. */
  readonly leadMs: number;
}

/** The plan of an order that was just placed. */
export function planStages(
  { orderType, placedAt, scheduledFor }: Order,
  { speed, leadMs }: KitchenPace,
): PlannedStage[] {
  const { bakes, leaves, ends, arrives } = isDelivered(orderType) ? delivered : collected;
  // Who chose a time gets the order at that time, however fast the kitchen is. A time that is too near is as good as now.
  if (scheduledFor !== null && scheduledFor - leadMs > placedAt)
    return [
      planned('CONFIRMED', placedAt),
      planned('BEING_BAKED', scheduledFor - leadMs),
      planned('DISPATCHED', scheduledFor - arrives + leaves),
      planned('DELIVERED', scheduledFor - arrives + ends),
    ];
  const after = (ms: number) => placedAt + Math.round(ms / speed);
  return [
    planned('CONFIRMED', placedAt),
    planned('BEING_BAKED', after(bakes)),
    planned('DISPATCHED', after(leaves)),
    planned('DELIVERED', after(ends)),
  ];
}

/** The stage at a moment: the last one that was reached. */
export function stageAt(stages: readonly PlannedStage[], now: number): number {
  return stages.findLast(({ at }) => Date.parse(at) <= now)?.stage ?? orderStages.CONFIRMED;
}

/** The stage of an order now. One of an import has no plan: its stage is the one that it came with. */
export function stageOf(
  { stage, stages }: Pick<Selectable<OrderTable>, 'stage' | 'stages'>,
  now: number,
): number {
  return stages === null ? stage : stageAt(stages, now);
}

/** The stages that were reached, with their times. */
export function reached(stages: readonly PlannedStage[], now: number): PlannedStage[] {
  return stages.filter(({ at }) => Date.parse(at) <= now);
}

/** When the customer has the order in hand: it is delivered, or ready to be collected. Undefined for one that was cancelled. */
export function arrivalOf(stages: readonly PlannedStage[], orderType: string): number | undefined {
  const last = isDelivered(orderType) ? orderStages.DELIVERED : orderStages.DISPATCHED;
  const at = stages.find(({ stage }) => stage === last)?.at;
  return isCancelled(stages) || at === undefined ? undefined : Date.parse(at);
}

export function isOver(stage: number): boolean {
  return stage === orderStages.DELIVERED || stage === orderStages.CANCELLED;
}

/** The next stage is reached now, and those after it as much sooner. */
export function advance(stages: readonly PlannedStage[], now: number): readonly PlannedStage[] {
  const next = ahead(stages, now)[0];
  return next ? moved(stages, now, now - Date.parse(next.at)) : stages;
}

/** What is still ahead comes later. */
export function delay(stages: readonly PlannedStage[], now: number, ms: number): readonly PlannedStage[] {
  return moved(stages, now, Math.max(0, ms));
}

/** The train comes at another time than was known: what is ahead moves with it, and nothing into the past. */
export function arriveAt(stages: readonly PlannedStage[], now: number, at: number): readonly PlannedStage[] {
  const last = stages.find(({ stage }) => stage === orderStages.DELIVERED);
  const ms = last ? at - Date.parse(last.at) : 0;
  return stages.map((each) => {
    const planned = Date.parse(each.at);
    return planned > now ? { ...each, at: new Date(Math.max(now, planned + ms)).toISOString() } : each;
  });
}

/** It ends now. What is over stays as it is. */
export function cancel(stages: readonly PlannedStage[], now: number): readonly PlannedStage[] {
  return isOver(stageAt(stages, now)) ? stages : [...reached(stages, now), planned('CANCELLED', now)];
}

/** The name of a stage; an unknown one is an order in process (ORD-12). */
export function stageName(stage: number): OrderStage {
  return orderStageNames.find((name) => orderStages[name] === stage) ?? 'CONFIRMED';
}

function isCancelled(stages: readonly PlannedStage[]): boolean {
  return stages.some(({ stage }) => stage === orderStages.CANCELLED);
}

function ahead(stages: readonly PlannedStage[], now: number): PlannedStage[] {
  return stages.filter(({ at }) => Date.parse(at) > now);
}

function moved(stages: readonly PlannedStage[], now: number, ms: number): PlannedStage[] {
  return stages.map((each) => {
    const at = Date.parse(each.at);
    return at > now ? { ...each, at: new Date(at + ms).toISOString() } : each;
  });
}

function planned(name: OrderStage, at: number): PlannedStage {
  return { stage: orderStages[name], at: new Date(at).toISOString() };
}
