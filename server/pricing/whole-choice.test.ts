import { expect, it } from 'vitest';
import type { Addon } from '#schemas/entities/menu.ts';
import type { Selection } from '#schemas/rules/line-price.ts';
import { wholeChoice } from './whole-choice.ts';

type Product = Parameters<typeof wholeChoice>[0];

const plain: Product = { size: [], crust: [], options: [], addonIds: [] };
/** Two sizes, each with a crust of its own, and one without a crust. */
const pizza: Product = {
  ...plain,
  size: ['small', 'large', 'slice'].map((sizeId) => ({ sizeId, name: sizeId, price: 100 })),
  crust: [
    { crustId: 'thin', name: 'Thin', sizes: [{ sizeId: 'small', price: 0 }] },
    { crustId: 'pan', name: 'Pan', sizes: [{ sizeId: 'large', price: 0 }] },
  ],
  addonIds: ['cheese', 'dip', 'herbs'],
};
const onlyLarge: Product = { ...plain, size: [{ sizeId: 'large', name: 'Large', price: 100 }] };
const usual: Product = { ...pizza, selectedSizeId: 'large', selectedCrustId: 'pan' };

function addon(addonId: string, ...variants: readonly (readonly [id: string, sizeId?: string])[]): Addon {
  return {
    addonId,
    name: addonId,
    group: 'addon',
    price: 10,
    foodType: 0,
    available: true,
    addonVariants: variants.map(([addonVariantId, sizeId]) => ({ addonVariantId, sizeId, price: 10 })),
  };
}
const addons = [
  addon('cheese', ['cheese-small', 'small'], ['cheese-large', 'large'], ['cheese-double', 'large']),
  addon('dip'),
  addon('herbs', ['herbs-any']),
  addon('foreign'),
];

function choice(product: Product, chosen: Partial<Selection>) {
  return wholeChoice(product, addons, { addonIds: [], options: [], ...chosen });
}

it.each<[string, Product, Partial<Selection>, Partial<Selection>]>([
  [
    'nothing of a plain product',
    plain,
    {},
    { sizeId: undefined, crustId: undefined, addonIds: [], options: [] },
  ],
  ['the usual size and crust', usual, {}, { sizeId: 'large', crustId: 'pan' }],
  [
    'another size and crust',
    usual,
    { sizeId: 'small', crustId: 'thin' },
    { sizeId: 'small', crustId: 'thin' },
  ],
  ['the only size', onlyLarge, { sizeId: 'large' }, { sizeId: 'large' }],
  ['a size that has no crusts', pizza, { sizeId: 'slice' }, { sizeId: 'slice', crustId: undefined }],
  ['an add-on by its id, which has no sizes', usual, { addonIds: ['dip'] }, { addonIds: ['dip'] }],
  [
    'one of the variants for the size',
    usual,
    { addonIds: ['cheese-double'] },
    { addonIds: ['cheese-double'] },
  ],
  ['a variant for all sizes', usual, { addonIds: ['herbs-any'] }, { addonIds: ['herbs-any'] }],
  [
    'add-ons together and again',
    usual,
    { addonIds: ['dip', 'cheese-large', 'dip'] },
    { addonIds: ['dip', 'cheese-large', 'dip'] },
  ],
])('can be sold: %s', (_, product, chosen, whole) => {
  expect(choice(product, chosen)).toMatchObject(whole);
});

it.each<[string, Product, Partial<Selection>]>([
  ['without a size where there are sizes', pizza, {}],
  ['in a size that there is not', usual, { sizeId: 'huge' }],
  ['in a size that there is not, without crusts', onlyLarge, { sizeId: 'huge' }],
  ['in a size where there are none', plain, { sizeId: 'large' }],
  ['without a crust where the size has some', pizza, { sizeId: 'large' }],
  ['on a crust that there is not', usual, { crustId: 'cheesy' }],
  ['on the crust of another size', usual, { crustId: 'thin' }],
  ['on a crust where the size has none', pizza, { sizeId: 'slice', crustId: 'pan' }],
  ['with an add-on by its id, which has sizes', usual, { addonIds: ['cheese'] }],
  ['with the add-on of another size', usual, { addonIds: ['cheese-small'] }],
  ['with an add-on that there is not', usual, { addonIds: ['dips'] }],
  ['with the add-on of another product', usual, { addonIds: ['foreign'] }],
  ['with one good and one bad add-on', usual, { addonIds: ['dip', 'foreign'] }],
])('cannot be sold: %s', (_, product, chosen) => {
  expect(choice(product, chosen)).toBeUndefined();
});

const offered = (productId: string) => ({
  productId,
  name: productId,
  price: 0,
  foodType: 0 as const,
  available: true,
});
const place = (orderSeq: number, preselected?: string) => ({
  orderSeq,
  name: 'Drink',
  items: [
    {
      defaultSelection: preselected !== undefined,
      includeInCalc: false,
      products: [offered(preselected ?? 'cola')],
    },
    { defaultSelection: false, includeInCalc: false, products: [offered('water')] },
  ],
});
const filled = (...options: readonly (readonly [number, string])[]) =>
  options.map(([orderSeq, productId]) => ({ orderSeq, productId }));

it.each<[string, Product, Partial<Selection>, Selection['options'] | undefined]>([
  [
    'its only place chosen',
    { ...plain, options: [place(1)] },
    { options: filled([1, 'cola']) },
    filled([1, 'cola']),
  ],
  [
    'its preselected products',
    { ...plain, options: [place(1, 'tea'), place(2, 'cola')] },
    {},
    filled([1, 'tea'], [2, 'cola']),
  ],
  [
    'others than the preselected ones',
    { ...plain, options: [place(1, 'tea')] },
    { options: filled([1, 'water']) },
    filled([1, 'water']),
  ],
  ['an open place', { ...plain, options: [place(1), place(2)] }, { options: filled([1, 'cola']) }, undefined],
  ['nothing chosen and nothing preselected', { ...plain, options: [place(1)] }, {}, undefined],
  [
    'a place that there is not',
    { ...plain, options: [place(1)] },
    { options: filled([1, 'cola'], [2, 'cola']) },
    undefined,
  ],
  [
    'a product that the place does not have',
    { ...plain, options: [place(1)] },
    { options: filled([1, 'tea']) },
    undefined,
  ],
  [
    'a place filled twice',
    { ...plain, options: [place(1)] },
    { options: filled([1, 'cola'], [1, 'water']) },
    undefined,
  ],
])('a combo with %s', (_, product, chosen, options) => {
  expect(choice(product, chosen)?.options).toEqual(options);
});
