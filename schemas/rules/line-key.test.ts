import { expect, it } from 'vitest';
import { type LineIdentity, lineKey } from './line-key.ts';

const pizza = { productId: 'PIZ1', sizeId: 'R', crustId: 'thin' };
const combo = (...pairs: [orderSeq: number, productId: string][]): LineIdentity => ({
  productId: 'CMB',
  options: pairs.map(([orderSeq, productId]) => ({ orderSeq, productId })),
});

it.each<[LineIdentity, string]>([
  [pizza, 'PIZ1/R/thin'],
  [{ productId: 'COL' }, 'COL//'],
  [{ ...pizza, addonIds: [], options: [] }, 'PIZ1/R/thin'],
  [{ ...pizza, addonIds: ['dip', 'corn'] }, 'PIZ1/R/thin/corn+dip/'],
  [combo([2, 'cola'], [1, 'tower']), 'CMB////1=tower+2=cola'],
])('CRT-07 the key of %j stays the one that devices have stored', (line, key) => {
  expect(lineKey(line)).toBe(key);
});

it.each<[string, LineIdentity, LineIdentity]>([
  [
    'add-ons in another order',
    { ...pizza, addonIds: ['a', 'b', 'a'] },
    { ...pizza, addonIds: ['b', 'a', 'a'] },
  ],
  ['options in another order', combo([1, 'x'], [2, 'y']), combo([2, 'y'], [1, 'x'])],
])('CRT-07 lines are one with %s', (_, one, other) => {
  expect(lineKey(one)).toBe(lineKey(other));
});

it.each<[string, LineIdentity, LineIdentity]>([
  ['size', pizza, { ...pizza, sizeId: 'L' }],
  ['crust', pizza, { ...pizza, crustId: 'hand' }],
  ['number of an add-on', { ...pizza, addonIds: ['a'] }, { ...pizza, addonIds: ['a', 'a'] }],
  ['place of an option', combo([1, 'x'], [2, 'y']), combo([1, 'y'], [2, 'x'])],
  ['add-ons, whatever their ids hold', { ...pizza, addonIds: ['a', 'b'] }, { ...pizza, addonIds: ['a+b'] }],
  ['product, whatever its id holds', { productId: 'a/b' }, { productId: 'a', sizeId: 'b' }],
  ['options, whatever their ids hold', combo([1, 'x'], [2, 'y']), combo([1, 'x+2=y'])],
])('CRT-07 lines are two with another %s', (_, one, other) => {
  expect(lineKey(one)).not.toBe(lineKey(other));
});
