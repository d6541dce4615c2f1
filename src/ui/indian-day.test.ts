import { expect, it } from 'vitest';
import { dateInIndia, indianDay } from './indian-day.ts';

it('a date is that of India, written as people say it', () => {
  expect(dateInIndia(Date.parse('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  expect(indianDay('2026-04-01')).toBe('1 April 2026');
});
