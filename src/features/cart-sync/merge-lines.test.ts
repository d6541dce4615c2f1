import { describe, expect, it } from 'vitest';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import {
  commonUnits,
  hasNewPrices,
  type LineUnits,
  mergeLines,
  probableUnits,
  sameUnits,
  unitsIn,
  withPricesOf,
} from './merge-lines.ts';

const line = (key: string, quantity: number): CartLine => ({
  key,
  productId: key,
  name: key,
  price: 100,
  foodType: 0,
  quantity,
});
const lines = (units: Readonly<Record<string, number>>) =>
  Object.entries(units).flatMap(([key, quantity]) => (quantity > 0 ? [line(key, quantity)] : []));
const unitsOf = (all: readonly LineUnits[]) =>
  Object.fromEntries(all.map(({ key, quantity }) => [key, quantity]));

/** 0 ≤ n < 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('two changed copies of a cart', () => {
  it.each([
    ['what one side added stays', 0, 2, 0, 2],
    ['what both sides added is added twice', 0, 1, 1, 2],
    ['both raise it: each addition counts', 1, 3, 2, 4],
    ['what one side took out goes', 2, 0, 2, 0],
    ['what both sides took out goes', 2, 0, 0, 0],
    ['one takes it out, the other adds one: the addition stays', 2, 0, 3, 1],
    ['both lower it: what each took counts', 5, 4, 3, 2],
    ['both lower it further than to nothing: nobody took it out, so one stays', 3, 1, 1, 1],
    ['both lower it much further than to nothing: one stays all the same', 5, 2, 2, 1],
    ['one lowers it, one raises it', 3, 1, 5, 3],
    ['nobody changed it', 4, 4, 4, 4],
  ])('%s', (_, base, mine, theirs, expected) => {
    const sides = { base: lines({ A: base }), mine: lines({ A: mine }), theirs: lines({ A: theirs }) };
    expect(unitsOf(mergeLines(sides))).toEqual(expected > 0 ? { A: expected } : {});
    const exchanged = { base: sides.base, mine: sides.theirs, theirs: sides.mine };
    expect(unitsOf(mergeLines(exchanged))).toEqual(expected > 0 ? { A: expected } : {});
  });

  it('keep the order of the own lines, and those of the other side after them', () => {
    const merged = mergeLines({ base: [], mine: lines({ B: 1, A: 1 }), theirs: lines({ C: 1, A: 1 }) });
    expect(merged.map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(['B 1', 'A 2', 'C 1']);
  });

  it('CRT-08 lines from an offer stay apart, also where both sides added one', () => {
    const gift = { ...line('P', 1), key: 'P//!1', promoType: 'PRODUCT_IMPLICIT' };
    const mine = [gift];
    const merged = mergeLines({ base: [], mine, theirs: [gift] });
    expect(merged.map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(['P//!2 1', 'P//!1 1']);
    expect(mergeLines({ base: unitsIn(mine), mine, theirs: [gift] })).toEqual(mine);
  });

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'whoever sends first, both get the same lines, and no addition is lost or doubled (seed %i)',
    (seed) => {
      const random = seeded(seed);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const keys = ['A', 'B', 'C', 'D', 'E'];
      const base = Object.fromEntries(keys.map((key) => [key, upTo(3)]));
      const edited = () =>
        Object.fromEntries(
          keys.map((key) => [key, random() < 0.4 ? base[key]! : Math.max(0, base[key]! + upTo(4) - 2)]),
        );
      const one = edited();
      const other = edited();
      const before = lines(base);
      const first = mergeLines({ base: before, mine: lines(other), theirs: lines(one) });
      const second = mergeLines({ base: before, mine: lines(one), theirs: lines(other) });
      expect(sameUnits(first, second)).toBe(true);
      // The other side sees the result as the server's lines, with nothing of its own left to send.
      expect(sameUnits(mergeLines({ base: lines(one), mine: lines(one), theirs: first }), first)).toBe(true);
      const merged = unitsOf(first);
      for (const key of keys) {
        const [was, mine, theirs] = [base[key]!, one[key]!, other[key]!];
        const now = merged[key] ?? 0;
        if (mine >= was && theirs >= was) expect(now).toBe(mine + theirs - was);
        if (mine === was) expect(now).toBe(theirs);
        if (mine > 0 && theirs > 0) expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThanOrEqual(Math.max(mine, theirs, mine + theirs - was));
      }
    },
  );
});

it('a line without a price becomes what the server prices, and any other line has the server’s price and mix', () => {
  const mine = [{ ...line('A', 2), price: 0 }, line('B', 1), { ...line('C', 1), price: 0 }];
  const theirs = [
    { ...line('A', 1), price: 500, sizeName: 'Large' },
    { ...line('B', 3), price: 700, sizeName: 'Large' },
    { ...line('C', 1), price: 0 },
  ];
  const merged = withPricesOf(theirs, mine);
  expect(merged).toEqual([
    { ...line('A', 2), price: 500, sizeName: 'Large' },
    { ...line('B', 1), price: 700 },
    mine[2],
  ]);
  expect(merged[2]).toBe(mine[2]);
  expect(hasNewPrices(merged, mine)).toBe(true);
  expect(hasNewPrices(mine, mine)).toBe(false);
  expect(hasNewPrices(theirs.slice(2), mine.slice(2))).toBe(false);
});

it.each([
  ['ends', { minimum: 2, saving: 1_000 }, undefined],
  ['begins', undefined, { minimum: 2, saving: 1_000 }],
  ['saves something else', { minimum: 2, saving: 1_000 }, { minimum: 2, saving: 500 }],
  ['needs another number', { minimum: 2, saving: 1_000 }, { minimum: 3, saving: 1_000 }],
])('MEN-22 a mix that %s is that of the server', (_, before, now) => {
  const mine = [{ ...line('A', 2), ...(before && { mix: before }) }];
  const merged = withPricesOf([{ ...line('A', 2), ...(now && { mix: now }) }], mine);
  expect(merged[0]?.mix).toEqual(now);
  expect(hasNewPrices(merged, mine)).toBe(true);
  expect(hasNewPrices(merged, merged)).toBe(false);
});

it('counts once what both have, where it is not known what they began with', () => {
  expect(unitsOf(commonUnits(lines({ A: 2, B: 1 }), lines({ A: 1, C: 1 })))).toEqual({ A: 1 });
});

it('counts a line as sent where the server has it in that quantity', () => {
  const sides = { sent: lines({ A: 2, B: 1 }), theirs: lines({ A: 2, B: 4 }) };
  expect(unitsOf(probableUnits(lines({ A: 1, B: 3, C: 1 }), sides))).toEqual({ A: 2, B: 3 });
});
