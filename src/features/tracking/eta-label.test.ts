import { expect, it } from 'vitest';
import { etaLabel, saysMinutes } from './eta-label.ts';

it('ORD-13 there are five labels, and never undefined minutes', () => {
  for (const label of ['Unknown', 'NA', '20 minutes', '30 minutes', '45 minutes'])
    expect(etaLabel({ label })).toBe(label);
  expect(etaLabel({ label: '', minutes: 12 })).toBe('20 minutes');
  expect(etaLabel({ label: 'undefined minutes', minutes: 31 })).toBe('45 minutes');
  expect(etaLabel({ label: 'soon' })).toBe('Unknown');
  expect(etaLabel({ minutes: 120 })).toBe('Unknown');
  expect(etaLabel({})).toBe('Unknown');
});

it('CON-16 before any reply it is 45 minutes', () => {
  expect(etaLabel(undefined)).toBe('45 minutes');
  expect(['45 minutes', 'NA', 'Unknown'].map(saysMinutes)).toEqual([true, false, false]);
});
