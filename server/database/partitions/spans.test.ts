import { expect, it } from 'vitest';
import { type Span, spanAfter, spanName, spanOf, spanOfName } from './spans.ts';

it.each<[Span, string, string, string, string]>([
  ['day', '2026-11-29T18:29:59Z', '2026-11-29', '2026-11-30', '20261129'],
  ['day', '2026-11-29T18:30:00Z', '2026-11-30', '2026-12-01', '20261130'],
  // Sunday and Monday in India.
  ['week', '2026-11-29T18:29:59Z', '2026-11-23', '2026-11-30', '20261123'],
  ['week', '2026-11-29T18:30:00Z', '2026-11-30', '2026-12-07', '20261130'],
  ['week', '2027-01-02T00:00:00Z', '2026-12-28', '2027-01-04', '20261228'],
  ['month', '2026-12-31T18:29:59Z', '2026-12-01', '2027-01-01', '202612'],
  ['month', '2026-12-31T18:30:00Z', '2027-01-01', '2027-02-01', '202701'],
  ['financial-year', '2027-03-31T18:29:59Z', '2026-04-01', '2027-04-01', '202604'],
  ['financial-year', '2027-03-31T18:30:00Z', '2027-04-01', '2028-04-01', '202704'],
  ['financial-year', '2027-12-31T18:30:00Z', '2027-04-01', '2028-04-01', '202704'],
])('a %s at %s begins on %s', (span, moment, first, next, name) => {
  expect(spanOf(span, Date.parse(moment))).toBe(first);
  expect(spanAfter(span, first)).toBe(next);
  expect(spanAfter(span, next, -1)).toBe(first);
  expect(spanName(span, first)).toBe(name);
  expect(spanOfName(span, name)).toBe(first);
});
