import { expect, it } from 'vitest';
import { fitsVegOnly } from './non-veg.ts';

it.each<readonly [what: string, entry: unknown, hidden: boolean]>([
  ['a marked entry', { heading: 'Wings', nonVeg: true }, true],
  ['an entry that is marked as vegetarian', { heading: 'Paneer', nonVeg: false }, false],
  ['an entry without a mark', { heading: 'Combos' }, false],
  ['a dish with meat', { productId: 'CHK1', foodType: 1 }, true],
  ['a vegetarian dish', { productId: 'PIZ1', foodType: 0 }, false],
  ['a combo that can be had without meat', { productId: 'CMB1', foodType: 1, vegForm: true }, false],
  ['a combo that cannot', { productId: 'CMB4', foodType: 0, vegForm: false }, true],
  ['a marked vegetarian dish', { productId: 'PIZ1', foodType: 0, nonVeg: true }, true],
  ['a text', 'Chicken', false],
  ['nothing', null, false],
])('MEN-19 veg only hides what is marked and what has meat: %s', (_, entry, hidden) => {
  expect(fitsVegOnly(entry)).toBe(!hidden);
});
