import { expect, it } from 'vitest';
import type { PromoScope } from '#schemas/entities/promo.ts';
import { asked } from '../pricing/testing/sample-catalogue.ts';
import { isInScope, leftOf, mayTouch } from './promo-cart.ts';
import { linesOf, offer } from './testing/sample-offers.ts';

const [pizza] = linesOf(asked('MARG', { sizeId: 'large' }));
const [wings] = linesOf(asked('WINGS'));
if (!pizza || !wings) throw new Error('The sample menu has no pizza, or no wings.');
/** In two categories, as a dish that is also shown under its heat. */
const inTwo = { ...wings, categoryIds: ['46', 'hot'] };

it.each<[PromoScope, typeof pizza, boolean]>([
  [{}, pizza, true],
  [{ categories: ['2'] }, pizza, true],
  [{ categories: ['2'] }, wings, false],
  [{ categories: ['hot'] }, inTwo, true],
  [{ products: ['WINGS'] }, wings, true],
  [{ products: ['WINGS'] }, pizza, false],
  [{ categories: ['2'], products: ['WINGS'] }, pizza, true],
  [{ categories: ['2'], products: ['WINGS'] }, wings, true],
  [{ sizes: ['large'] }, pizza, true],
  [{ sizes: ['regular'] }, pizza, false],
  [{ sizes: ['large'] }, wings, false],
  [{ crusts: ['classic'] }, pizza, true],
  [{ crusts: ['thin'] }, pizza, false],
  [{ crusts: ['classic'] }, wings, false],
  [{ exceptCategories: ['2'] }, pizza, false],
  [{ exceptCategories: ['hot'] }, inTwo, false],
  [{ exceptCategories: ['2'] }, wings, true],
  [{ exceptProducts: ['WINGS'] }, wings, false],
  [{ categories: ['46'], exceptProducts: ['WINGS'] }, wings, false],
  [{ exceptProducts: ['WINGS'] }, pizza, true],
])('the scope %j holds %o: %s', (scope, line, is) => {
  expect(isInScope(scope, line)).toBe(is);
});

const implicit = { ...wings, kind: 'implicit', promoCode: 'OWN' } as const;
const free = { ...wings, kind: 'free', promoCode: 'OWN' } as const;
const mixed = { ...wings, unitMixSaving: 1000 };
const own = { code: 'OWN', trigger: 'PRODUCT_IMPLICIT' } as const;

it.each([
  ['an ordinary line by any offer', {}, wings, true],
  ['a line of an offer by another', {}, implicit, false],
  ['a free line by any offer', {}, free, false],
  ['a line that costs less in a mix', {}, mixed, false],
  ['such a line by an offer that goes with the mix', { withMix: true }, mixed, true],
  ['a line of an offer by that offer', own, implicit, true],
  ['an ordinary line by an offer of lines', own, wings, false],
  ['a line of another offer by an offer of lines', { ...own, code: 'OTHER' }, implicit, false],
  ['what it gives for free by an offer of lines', own, free, false],
])('CRT-08 CRT-09 may be touched: %s', (_, written, line, may) => {
  expect(mayTouch(offer(written), line)).toBe(may);
});

it('nothing is left of a line that there is not', () => {
  expect(leftOf(new Map(), { id: 'gone' })).toEqual({ amount: 0, units: 0 });
});
