import { describe, expect, it } from 'vitest';
import { orderTypeCodes } from '#schemas/node.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import type { PlannedStage } from '../database/tables/order-tables.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  advance,
  arrivalOf,
  arriveAt,
  cancel,
  delay,
  isDelivered,
  isOver,
  planStages,
  reached,
  stageAt,
  stageName,
  stageOf,
} from './kitchen.ts';

const placedAt = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => count * 60_000;
const { CONFIRMED, BEING_BAKED, DISPATCHED, CANCELLED, DELIVERED } = orderStages;

function planOf(more: { orderType?: 'D' | 'P'; scheduledFor?: number; speed?: number } = {}) {
  const { orderType = 'D', scheduledFor = null, speed = 1 } = more;
  return planStages({ orderType, placedAt, scheduledFor }, { speed, leadMs: minutes(30) });
}
/** The stage some minutes after the order was placed. */
const after = (stages: readonly PlannedStage[], count: number) => stageAt(stages, placedAt + minutes(count));

describe('the kitchen', () => {
  it('ORD-09 numbers the stages as the specification does, and an order goes through them in turn', () => {
    const plan = planOf();
    expect([0, 1, 2, 13, 14, 29, 30, 600].map((count) => after(plan, count))).toEqual([
      1, 1, 2, 2, 4, 4, 9, 9,
    ]);
    expect(CANCELLED).toBe(5);
  });

  it('an order to a train moves with it, and nothing moves into the past or a second time', () => {
    const plan = planOf({ scheduledFor: placedAt + minutes(120) });
    const now = placedAt + minutes(95);
    const late = arriveAt(plan, now, placedAt + minutes(150));
    expect(late.map(({ at }) => (Date.parse(at) - placedAt) / minutes(1))).toEqual([0, 90, 134, 150]);
    expect(arriveAt(late, now, placedAt + minutes(150))).toEqual(late);
    const early = arriveAt(late, placedAt + minutes(130), placedAt + minutes(125));
    expect(early.map(({ at }) => (Date.parse(at) - placedAt) / minutes(1))).toEqual([0, 90, 130, 130]);
    // It has arrived.
    expect(arriveAt(plan, placedAt + minutes(121), placedAt + minutes(200))).toEqual(plan);
  });

  it('ORD-12 a takeaway order is ready in the place of being on its way', () => {
    const plan = planOf({ orderType: 'P' });
    expect(after(plan, 14)).toBe(BEING_BAKED);
    expect(after(plan, 15)).toBe(DISPATCHED);
    expect(arrivalOf(plan, 'P')).toBe(placedAt + minutes(15));
    expect(after(plan, 30)).toBe(DELIVERED);
    expect(arrivalOf(planOf(), 'D')).toBe(placedAt + minutes(30));
  });

  it('has no name of its own for a stage that it does not know, and no stage before it begins', () => {
    expect([CONFIRMED, BEING_BAKED, DISPATCHED, CANCELLED, DELIVERED, 77].map(stageName)).toEqual([
      'CONFIRMED',
      'BEING_BAKED',
      'DISPATCHED',
      'CANCELLED',
      'DELIVERED',
      'CONFIRMED',
    ]);
    expect(stageAt([], placedAt)).toBe(CONFIRMED);
    expect(after(planOf(), -1)).toBe(CONFIRMED);
  });

  it('an order of an import stays at the stage that it came with', () => {
    expect(stageOf({ stage: DELIVERED, stages: null }, placedAt)).toBe(DELIVERED);
    expect(stageOf({ stage: DELIVERED, stages: planOf() }, placedAt)).toBe(CONFIRMED);
  });

  it('hurrying an order on moves the next stage to now and those after it as much', () => {
    const times = (stages: readonly PlannedStage[]) =>
      stages.map(({ at }) => (Date.parse(at) - placedAt) / minutes(1));
    const baked = advance(planOf(), placedAt + minutes(1));
    expect(times(baked)).toEqual([0, 1, 13, 29]);
    expect(times(advance(baked, placedAt + minutes(1)))).toEqual([0, 1, 1, 17]);
    expect(advance(planOf(), placedAt + minutes(30))).toEqual(planOf());
    expect(times(delay(planOf(), placedAt + minutes(2), minutes(15)))).toEqual([0, 2, 29, 45]);
    // Nothing comes sooner by a delay.
    expect(delay(planOf(), placedAt, -minutes(5))).toEqual(planOf());
  });

  it('an order for exactly half an hour ahead is begun like one for now, and every plan has all stages', () => {
    expect(planOf({ scheduledFor: placedAt + minutes(30) })).toEqual(planOf());
    for (const plan of [planOf(), planOf({ scheduledFor: placedAt + minutes(300) })])
      expect(plan.map(({ stage }) => stage)).toEqual([CONFIRMED, BEING_BAKED, DISPATCHED, DELIVERED]);
  });

  it('nobody has an order in hand that was cancelled when it was ready, or whose plan does not end', () => {
    const plan = planOf({ orderType: 'P' });
    expect(arrivalOf(cancel(plan, placedAt + minutes(16)), 'P')).toBeUndefined();
    expect(arrivalOf(plan.slice(0, 2), 'P')).toBeUndefined();
  });

  it('a train moves no stage that is reached at this moment', () => {
    expect(arriveAt(planOf(), placedAt, placedAt + minutes(90))[0]).toEqual(planOf()[0]);
  });

  it('a train moves nothing of an order that does not arrive', () => {
    const plan = planOf().slice(0, 3);
    expect(arriveAt(plan, placedAt, placedAt + minutes(90))).toEqual(plan);
  });

  it('is as many times faster as its setting says', () => {
    const plan = planOf({ speed: 10 });
    expect([after(plan, 0.2), after(plan, 1.4), after(plan, 3)]).toEqual([
      BEING_BAKED,
      DISPATCHED,
      DELIVERED,
    ]);
  });

  it.each(orderTypeCodes)('CON-04 begins a scheduled order half an hour before its time: %s', (orderType) => {
    const scheduledFor = placedAt + minutes(300);
    const plan = planStages({ orderType, placedAt, scheduledFor }, { speed: 10, leadMs: minutes(30) });
    expect(after(plan, 269.9)).toBe(CONFIRMED);
    expect(after(plan, 270)).toBe(BEING_BAKED);
    expect(arrivalOf(plan, orderType)).toBe(scheduledFor);
    expect(after(plan, 300)).toBe(isDelivered(orderType) ? DELIVERED : DISPATCHED);
  });

  it('CON-04 begins at once where the time is less than half an hour away', () => {
    expect(planOf({ scheduledFor: placedAt + minutes(29) })).toEqual(planOf());
  });

  it('an order that was cancelled stays so, and one that was delivered cannot be', () => {
    const cancelled = cancel(planOf(), placedAt + minutes(5));
    expect([after(cancelled, 4), after(cancelled, 5), after(cancelled, 500)]).toEqual([2, 5, 5]);
    expect(arrivalOf(cancelled, 'D')).toBeUndefined();
    expect(cancel(cancelled, placedAt + minutes(9))).toEqual(cancelled);
    expect(cancel(planOf(), placedAt + minutes(30))).toEqual(planOf());
  });

  it('no stage goes back and no time is before the one ahead of it, whatever is done to an order', () => {
    const random = seededRandom(20_261_120);
    const rank = [CONFIRMED, BEING_BAKED, DISPATCHED, DELIVERED] as readonly number[];
    for (let round = 0; round < 500; round++) {
      const orderType = orderTypeCodes[Math.floor(random() * orderTypeCodes.length)] ?? 'D';
      const scheduledFor = random() < 0.5 ? null : placedAt + Math.floor(random() * minutes(200));
      let stages: readonly PlannedStage[] = planStages(
        { orderType, placedAt, scheduledFor },
        { speed: 1 + random() * 20, leadMs: minutes(30) },
      );
      let now = placedAt;
      let before = stageAt(stages, now);
      for (let step = 0; step < 12; step++) {
        now += Math.floor(random() * minutes(20));
        const known = reached(stages, now);
        const change = random();
        if (change < 0.3) stages = advance(stages, now);
        else if (change < 0.6) stages = delay(stages, now, Math.floor(random() * minutes(40)));
        else if (change < 0.65) stages = cancel(stages, now);
        const stage = stageAt(stages, now);
        expect(stage === CANCELLED || rank.indexOf(stage) >= rank.indexOf(before)).toBe(true);
        if (isOver(before)) expect(stage).toBe(before);
        const times = stages.map(({ at }) => Date.parse(at));
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        // What was reached is history.
        expect(stages.slice(0, known.length)).toEqual(known);
        before = stage;
      }
    }
  });
});
