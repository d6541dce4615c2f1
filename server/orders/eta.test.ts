import { describe, expect, it } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import { etaOf, minutesOfNewOrder } from './eta.ts';
import { advance, cancel, delay, planStages } from './kitchen.ts';

const placedAt = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => count * 60_000;

function order(orderType: 'D' | 'P' = 'D', scheduledFor: number | null = null) {
  const stages = planStages({ orderType, placedAt, scheduledFor }, { speed: 1, leadMs: 30 * 60_000 });
  return {
    stage: orderStages.CONFIRMED as number,
    stages,
    order_type: orderType,
    placed_at: new Date(placedAt),
    expected_at: new Date(scheduledFor ?? placedAt + minutes(orderType === 'D' ? 30 : 15)),
  };
}
const at = (count: number) => placedAt + minutes(count);
const imported = { ...order(), stages: null, expected_at: null };

describe('when an order arrives', () => {
  it('ORD-13 ORD-21 the label says 30 or 20 minutes by the time that is left, and NA when it has arrived', () => {
    const labels = [0, 9, 10, 29, 30, 99].map((count) => etaOf(order(), at(count)).label);
    expect(labels).toEqual(['30 minutes', '30 minutes', '20 minutes', '20 minutes', 'NA', 'NA']);
    expect(etaOf(order(), at(10))).toEqual({
      label: '20 minutes',
      minutes: 20,
      expectedAt: at(30),
      isLate: false,
    });
  });

  it('ORD-13 ORD-21 a late order says so, and 45 minutes or Unknown', () => {
    const late = { ...order(), stages: [...delay(order().stages, at(3), minutes(15))] };
    expect(etaOf(late, at(3))).toMatchObject({
      label: '45 minutes',
      minutes: 45,
      expectedAt: at(45),
      isLate: true,
    });
    const later = { ...order(), stages: [...delay(order().stages, at(3), minutes(60))] };
    const { minutes: none, ...unknown } = etaOf(later, at(3));
    expect(unknown).toEqual({ label: 'Unknown', expectedAt: at(90), isLate: true });
    expect(none).toBeUndefined();
    expect(etaOf({ ...order(), stages: [...advance(late.stages, at(4))] }, at(4)).isLate).toBe(false);
  });

  it('CON-04 ORD-13 a scheduled order has no label until its time is near', () => {
    const scheduled = order('D', at(300));
    expect(etaOf(scheduled, at(0))).toEqual({ label: 'NA', expectedAt: at(300), isLate: false });
    expect(etaOf(scheduled, at(256)).label).toBe('45 minutes');
    expect(etaOf(scheduled, at(285)).label).toBe('20 minutes');
  });

  it('ORD-13 nobody knows of an order that is begun and takes longer than any label, though it is in time', () => {
    const stages = planStages(
      { orderType: 'D', placedAt, scheduledFor: at(300) },
      { speed: 1, leadMs: minutes(60) },
    );
    const begun = { ...order('D', at(300)), stages };
    expect(etaOf(begun, at(239))).toEqual({ label: 'NA', expectedAt: at(300), isLate: false });
    expect(etaOf(begun, at(240))).toEqual({ label: 'Unknown', expectedAt: at(300), isLate: false });
  });

  it('ORD-12 an order that is collected is waited for until it is ready', () => {
    expect(etaOf(order('P'), at(0))).toMatchObject({ label: '20 minutes', expectedAt: at(15) });
    expect(etaOf(order('P'), at(15))).toEqual({ label: 'NA', isLate: false });
  });

  it('CON-16 45 minutes are expected of an order without a plan, and nobody knows after them', () => {
    expect(etaOf(imported, at(0))).toMatchObject({ label: '45 minutes', expectedAt: at(45), isLate: false });
    expect(etaOf(imported, at(45))).toEqual({ label: 'Unknown', expectedAt: at(45), isLate: true });
  });

  it('ORD-13 nothing is expected of an order that was cancelled', () => {
    const stages = [...cancel(order().stages, at(5))];
    expect(etaOf({ ...order(), stages }, at(6))).toEqual({ label: 'NA', isLate: false });
  });
});

describe('what is promised before an order', () => {
  const pace = { speed: 1, leadMs: 30 * 60_000 };

  it('ORD-21 is what tracking says of the order once it is placed', () => {
    for (const type of ['D', 'P'] as const)
      expect(minutesOfNewOrder(type, { now: placedAt, pace })).toBe(etaOf(order(type), placedAt).minutes);
    expect(minutesOfNewOrder('D', { now: placedAt, pace })).toBe(30);
    expect(minutesOfNewOrder('P', { now: placedAt, pace })).toBe(20);
    expect(minutesOfNewOrder('CURB', { now: placedAt, pace })).toBe(20);
  });

  it('follows the speed of the kitchen', () => {
    expect(minutesOfNewOrder('D', { now: placedAt, pace: { ...pace, speed: 10 } })).toBe(20);
  });

  it('is nothing for who eats in, and for a train', () => {
    expect(minutesOfNewOrder('DINEIN', { now: placedAt, pace })).toBeUndefined();
    expect(minutesOfNewOrder('IRCTC', { now: placedAt, pace })).toBeUndefined();
  });
});
