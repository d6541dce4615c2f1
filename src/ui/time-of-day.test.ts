import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

it('is the time in India, wherever the browser is', () => {
  expect(timeOfDay('2026-11-23T14:15:00.000Z')).toBe('7:45\u00a0pm');
  expect(timeOfDay('2026-11-23T18:30:00.000Z')).toBe('12:00\u00a0am');
  expect(timeOfDay('soon')).toBe('');
});
