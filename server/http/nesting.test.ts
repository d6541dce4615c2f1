import { expect, it } from 'vitest';
import { isNestedBeyond } from './nesting.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('counts the levels of lists and objects, however many there are', () => {
  expect(isNestedBeyond(3, nested(3))).toBe(false);
  expect(isNestedBeyond(3, nested(4))).toBe(true);
  expect(isNestedBeyond(3, '{"a":1,"b":[{"c":null},{"d":[]}]}')).toBe(true);
  expect(isNestedBeyond(100, nested(200_000))).toBe(true);
  expect(isNestedBeyond(1, `[${'[],'.repeat(1000)}[]]`)).toBe(true);
  expect(isNestedBeyond(2, `[${'[],'.repeat(1000)}[]]`)).toBe(false);
  for (const flat of ['null', '"text"', '5', '[]', '{}']) expect(isNestedBeyond(1, flat)).toBe(false);
});

it.each([
  ['brackets in a text', '{"a":"[[[{{{"}'],
  ['a quotation mark in a text', String.raw`["\"[[[","a"]`],
  ['a backslash at the end of a text', String.raw`["\\",{"[":"]"}]`],
])('does not count %s', (_, json) => {
  expect(isNestedBeyond(2, json)).toBe(false);
});
