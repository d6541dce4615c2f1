import { expect, it } from 'vitest';
import { countsIn } from './counts-in.ts';

it.each<readonly [text: string, counts: readonly number[]]>([
  ['Two Margheritas for ₹398', [2]],
  ['A pair of wraps, or 3 colas', [2, 3]],
  ['2x fries, 4× wings', [2, 4]],
  ['दो पिज़्ज़ा', [2]],
  ['Any 2, or both', [2]],
  ['₹4 off, Rs. 5, ₹1,2, 6/-, 2%, 3:30, 12, 2.5, 3/4', []],
  ['One for one', []],
])('reads the numbers of %s', (text, counts) => {
  expect(new Set(countsIn(text))).toEqual(new Set(counts));
});
