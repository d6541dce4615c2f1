import { expect, it } from 'vitest';
import { financialYear } from './place-order.ts';

it.each([
  ['2026-03-31T23:59:59+05:30', '25-26'],
  ['2026-04-01T00:00:00+05:30', '26-27'],
  ['2026-12-31T23:59:59+05:30', '26-27'],
  ['2027-01-01T00:00:00+05:30', '26-27'],
  ['2099-12-31T12:00:00+05:30', '99-00'],
])('bills of %s belong to the financial year %s', (moment, year) => {
  expect(financialYear(Date.parse(moment))).toBe(year);
});
