import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { apportion, compareIds, paise, shareOf } from './paise.ts';

it.each([0.5, -1, Number.NaN, Infinity, 2 ** 53])('%s is no amount', (amount) => {
  expect(() => paise(amount, 'The price')).toThrow(RangeError);
});

it.each([
  [25, 10, 100, 3],
  [24, 10, 100, 2],
  [26, 10, 100, 3],
  [9_007_199_254_740_991, 99, 100, 8_917_127_262_193_581],
])('of %i, %i in %i is %i: a half is rounded up, at any size', (amount, part, whole, share) => {
  expect(shareOf(amount, part, whole)).toBe(share);
});

it('divides by the largest remainder, of equal ones to the smaller id', () => {
  const parts = [
    { id: 'c', weight: 100 },
    { id: 'a', weight: 100 },
    { id: 'b', weight: 100 },
  ];
  expect(Object.fromEntries(apportion(200, parts))).toEqual({ a: 67, b: 67, c: 66 });
  expect(
    Object.fromEntries(
      apportion(10, [
        { id: 'a', weight: 1 },
        { id: 'b', weight: 2 },
      ]),
    ),
  ).toEqual({
    a: 3,
    b: 7,
  });
});

it.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  // No language setting puts it so.
  ['Z', 'a', -1],
])('%s before %s by code points: %i', (one, other, order) => {
  expect(compareIds(one, other)).toBe(order);
});

it('nothing can be divided among nothing', () => {
  expect([...apportion(0, [{ id: 'a', weight: 0 }])]).toEqual([['a', 0]]);
  expect(() => apportion(1, [{ id: 'a', weight: 0 }])).toThrow(RangeError);
});

it('shares add up, none is above its weight or a paisa away from the exact share, and the order does not matter', () => {
  const random = seededRandom(20261123);
  for (let round = 0; round < 3_000; round += 1) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, at) => ({
      id: `l${at}`,
      weight: Math.floor(random() * (random() < 0.5 ? 5 : 50_000)),
    }));
    const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
    const amount = Math.floor(random() * (whole + 1));
    const shares = apportion(amount, parts);
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(amount);
    expect(apportion(amount, parts.toReversed())).toEqual(shares);
    for (const { id, weight } of parts) {
      const share = shares.get(id) ?? Number.NaN;
      expect(share).toBeLessThanOrEqual(weight);
      // |share − amount × weight / whole| < 1, without fractions.
      const away = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(weight);
      if (whole > 0) expect((away < 0n ? -away : away) < BigInt(whole)).toBe(true);
    }
  }
});
