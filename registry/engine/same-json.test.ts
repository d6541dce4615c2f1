import { expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

function nested(depth: number): unknown {
  let value: unknown = 'inmost';
  for (let at = 0; at < depth; at++) value = [value];
  return value;
}

it('the same names and values, in the same order, are the same', () => {
  expect(sameJson({ a: 1, b: [2] }, { a: 1, b: [2] })).toBe(true);
  expect(sameJson({ a: 1, b: [2] }, { a: 1, b: [3] })).toBe(false);
});

it('what is nested too deep to be compared is the same as itself alone', () => {
  const deep = nested(200_000);
  expect(sameJson(deep, deep)).toBe(true);
  expect(sameJson(deep, nested(200_000))).toBe(false);
});
