import { describe, expect, it } from 'vitest';
import { addon, menuProduct } from '../entities/menu.ts';
import { addonsById, lineFault } from './line-fault.ts';
import type { Selection } from './line-price.ts';

const priced = { price: 0, defaultPrice: 0 };
const both = [
  { sizeId: 'R', price: 0 },
  { sizeId: 'L', price: 0 },
];
const pizza = menuProduct.parse({
  productId: 'PIZ1',
  name: 'Margherita',
  ...priced,
  size: both,
  selectedSizeId: 'R',
  crust: [
    { crustId: 'thin', sizes: [{ sizeId: 'L', price: 0 }] },
    { crustId: 'hand', sizes: both },
  ],
  selectedCrustId: 'hand',
  addonIds: ['olives', 'sauce', 'dip', 'corn', 'basil'],
});
const addons = [
  {
    addonId: 'olives',
    name: 'Olives',
    addonVariants: [
      { addonVariantId: 'olives-R', sizeId: 'R', price: 0 },
      { addonVariantId: 'olives-L', sizeId: 'L', price: 0 },
    ],
  },
  {
    addonId: 'sauce',
    name: 'Sauce',
    addonVariants: [
      { addonVariantId: 'sauce-hot', price: 0 },
      { addonVariantId: 'sauce-mild', price: 0 },
    ],
  },
  { addonId: 'dip', name: 'Dip' },
  {
    addonId: 'corn',
    name: 'Corn',
    addonVariants: [{ addonVariantId: 'corn-L', sizeId: 'L', price: 0 }],
  },
  { addonId: 'basil', name: 'Basil', available: false },
  { addonId: 'paneer', name: 'Paneer' },
].map((each) => addon.parse({ price: 0, ...each }));
const faultOf = (chosen: Selection, product: Parameters<typeof lineFault>[1]) =>
  lineFault(chosen, product, addonsById(addons));
const choose = (chosen: Partial<Selection>): Selection => ({ addonIds: [], options: [], ...chosen });

describe('ERR-11 ERR-13 a line can be ordered where', () => {
  it.each<[string, Partial<Selection>]>([
    ['what was not chosen is that of the card', {}],
    ['the size has the crust', { sizeId: 'L', crustId: 'thin' }],
    ['the add-on is that of the size', { addonIds: ['olives-R', 'olives-R'] }],
    ['the kind of the add-on is for every size', { sizeId: 'L', addonIds: ['sauce-hot'] }],
    ['the add-on has no variants', { addonIds: ['dip'] }],
    ['the add-on has variants for other sizes alone', { addonIds: ['corn'] }],
  ])('%s', (_, chosen) => {
    expect(faultOf(choose(chosen), pizza)).toBeUndefined();
  });

  it('there is nothing to choose', () => {
    const cola = menuProduct.parse({ productId: 'COL', name: 'Cola', ...priced });
    expect(faultOf(choose({}), cola)).toBeUndefined();
  });

  it('the size has no crust to choose', () => {
    const product = { ...pizza, crust: pizza.crust.slice(0, 1), selectedCrustId: undefined };
    expect(faultOf(choose({}), product)).toBeUndefined();
  });
});

describe('ERR-11 ERR-13 a line cannot be ordered, and the part that causes it is named, where', () => {
  it('the menu has no such product any more', () => {
    expect(faultOf(choose({}), undefined)).toEqual({ reason: 'gone', missing: [] });
  });

  it.each(['out-of-stock', 'not-now'] as const)('the product is %s', (availability) => {
    expect(faultOf(choose({}), { ...pizza, availability })).toEqual({
      reason: availability,
      missing: [],
    });
  });

  it.each<[string, Partial<Selection>, Partial<typeof pizza>]>([
    ['there is no such size', { sizeId: 'XL' }, {}],
    ['the product has no sizes any more', { sizeId: 'R' }, { size: [] }],
    ['a size has to be chosen', {}, { selectedSizeId: undefined }],
  ])('%s', (_, chosen, change) => {
    expect(faultOf(choose(chosen), { ...pizza, ...change })).toEqual({
      reason: 'size',
      missing: [],
    });
  });

  it.each<[string, Partial<Selection>, Partial<typeof pizza>]>([
    ['there is no such crust', { crustId: 'stuffed' }, {}],
    ['the crust is not for this size', { sizeId: 'R', crustId: 'thin' }, {}],
    ['the product has no crusts any more', { crustId: 'hand' }, { crust: [] }],
    ['a crust has to be chosen', {}, { selectedCrustId: undefined }],
  ])('%s', (_, chosen, change) => {
    expect(faultOf(choose(chosen), { ...pizza, ...change })).toEqual({
      reason: 'crust',
      missing: [],
    });
  });

  it.each<[string, string[], string[]]>([
    ['an add-on is gone, whose name nobody knows', ['gone'], []],
    ['an add-on is sold out', ['dip', 'basil'], ['Basil']],
    ['an add-on is not for this product', ['paneer'], ['Paneer']],
    ['an add-on is that of another size', ['olives-L'], ['Olives']],
    ['an add-on was chosen without its kind', ['olives', 'sauce'], ['Olives', 'Sauce']],
    ['a kind of an add-on is not for this size', ['corn-L'], ['Corn']],
    ['an add-on was taken twice, and is named once', ['basil', 'basil'], ['Basil']],
  ])('%s', (_, addonIds, missing) => {
    expect(faultOf(choose({ addonIds }), pizza)).toEqual({ reason: 'addon', missing });
  });
});

describe('CRT-05 a combo', () => {
  const place = (orderSeq: number, name: string, products: object[]) => ({
    orderSeq,
    name,
    items: products.map((product, at) => ({
      defaultSelection: at === 0,
      products: [{ price: 0, ...product }],
    })),
  });
  const options = [
    place(1, 'Burger', [
      { productId: 'B1', name: 'Zinger' },
      { productId: 'B2', name: 'Tower', available: false },
    ]),
    place(2, 'Drink', [
      { productId: 'D1', name: 'Cola' },
      { productId: 'D2', name: 'Tower', available: false },
    ]),
  ];
  const combo = menuProduct.parse({ productId: 'CMB', name: 'Lunch', ...priced, options });
  const chosen = (...pairs: [orderSeq: number, productId: string][]) =>
    choose({ options: pairs.map(([orderSeq, productId]) => ({ orderSeq, productId })) });

  it.each([
    ['with a choice for every place', chosen([2, 'D1'], [1, 'B1'])],
    ['with nothing chosen, as it stands on its card', chosen()],
  ])('can be ordered %s', (_, selection) => {
    expect(faultOf(selection, combo)).toBeUndefined();
  });

  it.each([
    ['a choice that is sold out', chosen([1, 'B2'], [2, 'D1']), ['Tower']],
    ['two of one name that are sold out, named once', chosen([1, 'B2'], [2, 'D2']), ['Tower']],
    ['a choice that is gone', chosen([1, 'B9'], [2, 'D1']), []],
    ['a choice of another place', chosen([1, 'D1'], [2, 'D1']), []],
    ['a place without a choice', chosen([1, 'B1']), ['Drink']],
    ['a place with two choices', chosen([1, 'B1'], [2, 'D1'], [2, 'D1']), ['Drink']],
  ])('cannot be ordered with %s', (_, selection, missing) => {
    expect(faultOf(selection, combo)).toEqual({ reason: 'option', missing });
  });

  it('cannot be ordered as it stands on its card while a place has to be chosen', () => {
    const open = menuProduct.parse({
      ...combo,
      options: [
        options[0],
        { orderSeq: 2, name: 'Drink', items: [{ products: [{ productId: 'D1', name: 'Cola', price: 0 }] }] },
      ],
    });
    expect(faultOf(chosen(), open)).toEqual({ reason: 'option', missing: ['Burger', 'Drink'] });
    expect(faultOf(chosen([1, 'B1'], [2, 'D1']), open)).toBeUndefined();
  });
});
