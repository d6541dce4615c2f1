import { expect, it } from 'vitest';
import { differenceOf, intervalOf } from './intervals.ts';

const rounded = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((end) => Number(end.toFixed(4)));

it('finds the interval of a share as the tables of Wilson have it', () => {
  expect(rounded(intervalOf({ of: 81, among: 263 }))).toEqual([0.2553, 0.3662]);
  expect(rounded(intervalOf({ of: 15, among: 148 }))).toEqual([0.0624, 0.1605]);
  expect(rounded(intervalOf({ of: 0, among: 20 }))).toEqual([0, 0.1611]);
  expect(rounded(intervalOf({ of: 20, among: 20 }))).toEqual([0.8389, 1]);
  expect(intervalOf({ of: 0, among: 0 })).toEqual({ from: 0, to: 1 });
});

it('finds the difference of two shares as the examples of Newcombe have it', () => {
  expect(rounded(differenceOf({ of: 56, among: 70 }, { of: 48, among: 80 }))).toEqual([0.0524, 0.3339]);
  expect(rounded(differenceOf({ of: 9, among: 10 }, { of: 3, among: 10 }))).toEqual([0.1705, 0.809]);
  expect(rounded(differenceOf({ of: 0, among: 10 }, { of: 0, among: 20 }))).toEqual([-0.1611, 0.2775]);
});

it('knows nothing where there were no tries', () => {
  const { from, to } = differenceOf({ of: 0, among: 0 }, { of: 5, among: 10 });
  expect(from).toBeLessThan(0);
  expect(to).toBeGreaterThan(0);
});
