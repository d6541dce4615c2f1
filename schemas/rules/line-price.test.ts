import { describe, expect, it } from 'vitest';
import { addon, menuProduct } from '../entities/menu.ts';
import { addonPrice, findOption, linePrice, type Selection } from './line-price.ts';

const addons = [
  { addonId: 'dip', name: 'Dip', price: 2500 },
  {
    addonId: 'cheese',
    name: 'Extra cheese',
    price: 9900,
    addonVariants: [
      { addonVariantId: 'cheese-R', sizeId: 'R', price: 6000 },
      { addonVariantId: 'cheese-L', sizeId: 'L', price: 8000 },
    ],
  },
].map((each) => addon.parse(each));
const choose = (chosen: Partial<Selection>): Selection => ({ addonIds: [], options: [], ...chosen });

describe('MEN-08 MEN-10 the price of a pizza', () => {
  const pizza = menuProduct.parse({
    productId: 'PIZ1',
    name: 'Margherita',
    price: 26000,
    defaultPrice: 20000,
    size: [
      { sizeId: 'R', price: 20000 },
      { sizeId: 'L', price: 40000 },
    ],
    crust: [
      { crustId: 'hand', sizes: [{ sizeId: 'R', price: 6000 }] },
      {
        crustId: 'thin',
        sizes: [
          { sizeId: 'R', price: 3000 },
          { sizeId: 'L', price: 5000 },
        ],
      },
    ],
  });

  it.each<[string, Partial<Selection>, number | null]>([
    ['is that of its size', { sizeId: 'L' }, 40000],
    ['has the crust in this size', { sizeId: 'L', crustId: 'thin' }, 45000],
    [
      'has each add-on as often as it was taken',
      { sizeId: 'R', addonIds: ['dip', 'dip', 'cheese-R'] },
      31000,
    ],
    ['is not known without a size', {}, null],
    ['is not known in a size that is gone', { sizeId: 'XL' }, null],
    ['is not known in a crust that is gone', { sizeId: 'R', crustId: 'stuffed' }, null],
    ['is not known in a crust that the size does not have', { sizeId: 'L', crustId: 'hand' }, null],
    ['is not known with an add-on that is gone', { sizeId: 'R', addonIds: ['gone'] }, null],
  ])('%s', (_, chosen, price) => {
    expect(linePrice(pizza, addons, choose(chosen))).toBe(price);
  });
});

describe('MEN-15 the price of a combo', () => {
  const item = (productId: string, price: number, includeInCalc: boolean) => ({
    includeInCalc,
    products: [{ productId, name: productId, price }],
  });
  const combo = menuProduct.parse({
    productId: 'CMB',
    name: 'Lunch',
    price: 29900,
    defaultPrice: 29900,
    options: [
      { orderSeq: 1, items: [item('burger', 15000, false), item('tower', 4000, true)] },
      { orderSeq: 2, items: [item('cola', 6000, false), item('burger', 7000, true)] },
    ],
  });
  const chosen = (...pairs: [orderSeq: number, productId: string][]) =>
    choose({ options: pairs.map(([orderSeq, productId]) => ({ orderSeq, productId })) });

  it.each([
    ['leaves out the options that do not count', chosen([1, 'burger'], [2, 'cola']), 29900],
    ['adds those that do', chosen([1, 'tower'], [2, 'cola']), 33900],
    ['takes an option by its place', chosen([1, 'burger'], [2, 'burger']), 36900],
    ['is not known with an option that the place does not have', chosen([1, 'cola']), null],
  ])('%s', (_, selection, price) => {
    expect(linePrice(combo, addons, selection)).toBe(price);
  });

  it('has its options found in their place alone', () => {
    expect(findOption(combo.options, { orderSeq: 2, productId: 'burger' })?.product.price).toBe(7000);
    expect(findOption(combo.options, { orderSeq: 3, productId: 'burger' })).toBeUndefined();
  });
});

it('MEN-08 an add-on has a price by its own id and by that of a variant', () => {
  expect(['dip', 'cheese', 'cheese-L', 'gone'].map((id) => addonPrice(addons, id))).toEqual([
    2500,
    9900,
    8000,
    undefined,
  ]);
});
