import { expect, it } from 'vitest';
import { keptFrom } from './kept-from.ts';

const from = (years: number, now: string) => keptFrom(years, Date.parse(now))?.toISOString();

it('rows that are kept for years go on the day of the year on which they came, to the millisecond', () => {
  expect(from(8, '2034-04-01T09:30:00.001Z')).toBe('2026-04-01T09:30:00.001Z');
  expect(from(0, '2034-04-01T09:30:00.001Z')).toBeUndefined();
});

it('on a 29 February nothing of a 1 March goes before its years are over', () => {
  expect(from(2, '2028-02-29T12:00:00.000Z')).toBe('2026-02-28T12:00:00.000Z');
  expect(from(8, '2036-02-29T12:00:00.000Z')).toBe('2028-02-29T12:00:00.000Z');
  expect(from(2, '2028-03-01T12:00:00.000Z')).toBe('2026-03-01T12:00:00.000Z');
});
