import { expect, it } from 'vitest';
import { cancel, planStages } from './kitchen.ts';
import { pointsDueAt } from './points-due.ts';

const placedAt = Date.parse('2026-11-20T10:00:00Z');
const stages = planStages({ orderType: 'D', placedAt, scheduledFor: null }, { speed: 1, leadMs: 0 });
const earns = { loyaltyEarnedPoints: 20 };

it('WLT-07 the points of an order are due when it is delivered', () => {
  expect(pointsDueAt(earns, stages)).toEqual(new Date('2026-11-20T10:30:00Z'));
});

it.each([
  ['earns none', { loyaltyEarnedPoints: 0 }, stages],
  ['does not say', {}, stages],
  ['is an import', null, stages],
  ['was cancelled', earns, cancel(stages, placedAt)],
  ['was cancelled, and keeps its plan', earns, [...stages, ...cancel(stages, placedAt).slice(-1)]],
  ['is never delivered', earns, stages.slice(0, -1)],
])('WLT-07 no points are due of an order that %s', (_, summary, plan) => {
  expect(pointsDueAt(summary, plan)).toBeNull();
});
