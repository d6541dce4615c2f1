import { expect, it } from 'vitest';
import { isNestedBeyond } from './nesting.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it('counts the levels of lists and objects, however many there are', () => {
  expect(isNestedBeyond(3, nested(3))).toBe(false);
  expect(isNestedBeyond(3, nested(4))).toBe(true);
  expect(isNestedBeyond(3, { a: 1, b: [{ c: null }, { d: [] }] })).toBe(true);
  expect(isNestedBeyond(100, nested(200_000))).toBe(true);
  for (const flat of [null, 'text', 5, [], {}]) expect(isNestedBeyond(1, flat)).toBe(false);
});
