import { expect, it } from 'vitest';
import type { EffectOf, PromoScope } from '#schemas/entities/promo.ts';
import { wholeOf } from './promo-cart.ts';
import { comboSets, fillCombos, otherSets, sameSets, type Sets, type Unit, unitsIn } from './sets.ts';

type Line = Unit['line'];

function line(id: string, unitBase: number, other: Partial<Line> = {}): Line {
  return {
    id,
    kind: 'ordinary',
    productId: id,
    name: id,
    categoryIds: [],
    quantity: 1,
    unitPrice: unitBase,
    unitBase,
    unitMixSaving: 0,
    ...other,
  } as Line;
}

/** Units at these prices, the dearest first, of a product each that is in the categories. */
function units(categories: readonly string[], ...prices: readonly number[]): Unit[] {
  return prices.map((price, at) => ({
    line: line(`${categories.join('')}${at}`, price, { categoryIds: categories }),
    price,
  }));
}

function shown(sets: Sets | undefined) {
  return sets?.units.map(({ line: { id } }, at) => [id, sets.off[at]]);
}

const anything: PromoScope = {};
const of = (category: string): PromoScope => ({ categories: [category] });

const buyGet = (other: Partial<EffectOf<'buy-get'>>): EffectOf<'buy-get'> => ({
  kind: 'buy-get',
  on: anything,
  buy: 1,
  get: 1,
  percentOff: 100,
  ...other,
});

it('units are the dearest first, at their price without extras and what the mix takes off', () => {
  const lines = [
    line('cola', 5900, { unitMixSaving: 1000 }),
    line('pizza', 19900, { unitPrice: 23900, quantity: 2 }),
    line('gift', 100, { unitMixSaving: 200 }),
  ];
  expect(unitsIn(lines, wholeOf(lines)).map((unit) => [unit.line.id, unit.price])).toEqual([
    ['pizza', 19900],
    ['pizza', 19900],
    ['cola', 4900],
    ['gift', 0],
  ]);
  const left = new Map([...wholeOf(lines), ['pizza', { amount: 19900, units: 1 }]]);
  expect(unitsIn(lines, left)).toHaveLength(3);
});

it('units that cost the same go by product, size, crust and only then by line', () => {
  const ordered = [
    line('9', 100, { productId: 'A' }),
    line('8', 100, { productId: 'A', crustId: 'B' }),
    line('7', 100, { productId: 'A', sizeId: 'B' }),
    line('6', 100, { productId: 'A', sizeId: 'B', crustId: 'B' }),
    line('5', 100, { productId: 'A', sizeId: 'B9' }),
    line('0', 100, { productId: 'AB' }),
    line('1', 100, { productId: 'AB' }),
  ];
  const lines = ordered.toReversed();
  expect(unitsIn(lines, wholeOf(lines)).map((unit) => unit.line.id)).toEqual(ordered.map(({ id }) => id));
});

it.each<[string, Partial<EffectOf<'buy-get'>>, readonly number[], readonly number[] | undefined]>([
  [
    'in each set those that cost least',
    { buy: 2 },
    [900, 800, 700, 600, 500, 400, 300],
    [0, 0, 700, 0, 0, 400],
  ],
  ['a part of the price', { percentOff: 50 }, [900, 801], [0, 401]],
  ['no more sets than the offer allows', { times: 1 }, [900, 800, 700, 600], [0, 800]],
  ['too few', { buy: 2, get: 2 }, [900, 800, 700], undefined],
])('buy some, get more of the same: %s', (_, effect, prices, off) => {
  expect(sameSets(units(['x'], ...prices), buyGet(effect))?.off).toEqual(off);
});

const [x, xy, y] = [['x'], ['x', 'y'], ['y']];

it.each<[string, Partial<EffectOf<'buy-get'>>, readonly Unit[], readonly [string, number][] | undefined]>([
  [
    'the dearest of the others, with the cheapest that are bought',
    {},
    [...units(x, 900, 800, 700), ...units(y, 500, 400)],
    [
      ['y0', 500],
      ['y1', 400],
      ['x1', 0],
      ['x2', 0],
    ],
  ],
  [
    'no more than what is bought gives',
    { buy: 2 },
    [...units(x, 900, 800, 700), ...units(y, 500, 400, 300, 200)],
    [
      ['y0', 500],
      ['x1', 0],
      ['x2', 0],
    ],
  ],
  [
    'as many as the offer gives with each',
    { get: 2, percentOff: 50 },
    [...units(x, 900), ...units(y, 500, 400, 300)],
    [
      ['y0', 250],
      ['y1', 200],
      ['x0', 0],
    ],
  ],
  [
    'no more sets than the offer allows',
    { times: 1 },
    [...units(x, 900, 800), ...units(y, 500, 400)],
    [
      ['y0', 500],
      ['x1', 0],
    ],
  ],
  [
    'an item is got or bought, not both',
    {},
    units(xy, 900, 800, 700),
    [
      ['xy0', 900],
      ['xy2', 0],
    ],
  ],
  [
    'of items that can be both as many are left as have to be bought',
    { buy: 2 },
    units(xy, 900, 800, 700, 600),
    [
      ['xy0', 900],
      ['xy2', 0],
      ['xy3', 0],
    ],
  ],
  [
    'an item that is got is not bought, also where it costs least',
    {},
    [...units(x, 900), ...units(xy, 100)],
    [
      ['xy0', 100],
      ['x0', 0],
    ],
  ],
  ['none is left to be got', { buy: 2 }, units(xy, 900, 800), undefined],
  ['too few are left to be got', { get: 2 }, units(xy, 900, 800), undefined],
  ['too few are bought', { buy: 2 }, [...units(x, 900), ...units(y, 500, 400)], undefined],
  ['there is nothing to get', {}, units(x, 900, 800), undefined],
])('buy some, get others: %s', (_, effect, all, expected) => {
  const has = (category: string) => all.filter((unit) => unit.line.categoryIds.includes(category));
  expect(
    shown(otherSets({ bought: has('x'), got: has('y') }, buyGet({ ...effect, getOn: of('y') }))),
  ).toEqual(expected);
});

const part = (count: number, on: PromoScope) => ({ count, on });

it.each<
  [string, EffectOf<'combo'>['parts'], number, readonly Unit[], ReturnType<typeof fillCombos>['missing']]
>([
  ['all parts', [part(1, of('x')), part(2, of('y'))], 1, [...units(x, 9), ...units(y, 8, 7)], undefined],
  [
    'so many combos',
    [part(1, of('x')), part(1, of('y'))],
    2,
    [...units(x, 9, 8), ...units(y, 7, 6)],
    undefined,
  ],
  ['the first part lacks', [part(2, of('x')), part(1, of('y'))], 1, units(x, 9), { part: 0, count: 1 }],
  ['a later part lacks', [part(1, of('x')), part(2, of('y'))], 1, units(x, 9), { part: 1, count: 2 }],
  [
    'parts of two combos lack',
    [part(2, of('x')), part(1, of('y'))],
    2,
    units(x, 9, 8, 7),
    { part: 0, count: 1 },
  ],
  ['there is nothing', [part(2, anything)], 3, [], { part: 0, count: 6 }],
  [
    'an item makes room for one that fits in its place alone',
    [part(1, of('x')), part(1, of('y'))],
    1,
    [...units(xy, 9), ...units(x, 8)],
    undefined,
  ],
  [
    'an item makes room by moving another',
    [part(1, of('x')), part(1, of('y')), part(1, of('z'))],
    1,
    [...units(xy, 9), ...units(['y', 'z'], 8), ...units(x, 7)],
    undefined,
  ],
])('combos are filled: %s', (_, parts, number, all, missing) => {
  const filled = fillCombos(all, { parts }, number);
  expect(filled.missing).toEqual(missing);
  expect(new Set(filled.sets).size).toBe(filled.sets.length);
  if (!missing) expect(new Set(filled.sets)).toEqual(new Set(all));
});

const combo = (price: number, other: Partial<EffectOf<'combo'>> = {}): EffectOf<'combo'> => ({
  kind: 'combo',
  parts: [part(2, anything)],
  price,
  ...other,
});

it.each<[string, EffectOf<'combo'>, readonly Unit[], readonly number[] | undefined]>([
  ['in proportion to the prices', combo(600), units(x, 600, 300), [200, 100]],
  ['as many as save something', combo(600), units(x, 500, 500, 100, 100), [200, 200]],
  ['of equal ones the most', combo(600), units(x, 500, 500, 300, 300), [125, 125, 75, 75]],
  ['no more than the offer allows', combo(600, { times: 1 }), units(x, 500, 500, 400, 400), [200, 200]],
  ['nothing where the items cost less', combo(600), units(x, 300, 200), [0, 0]],
  [
    'as many as all parts are there for',
    combo(500, { parts: [part(1, of('x')), part(1, of('y'))] }),
    [...units(x, 500, 400, 300), ...units(y, 200)],
    [143, 57],
  ],
  ['none where an item lacks', combo(600), units(x, 900), undefined],
  [
    'a paisa that is left goes to the dearest, of equal ones to the first',
    combo(1097, { parts: [part(11, anything)] }),
    units(x, ...Array.from({ length: 11 }, () => 100)),
    [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
])('a combo takes off: %s', (_, effect, all, off) => {
  expect(comboSets(all, effect)?.off).toEqual(off);
});
