import { describe, expect, it } from 'vitest';
import { type Menu, menuSchema } from '#schemas/entities/menu.ts';
import type { CartLine } from './cart-lines.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { checkLines } from './check-lines.ts';

const menu: Menu = menuSchema.parse({
  version: '1',
  bestseller: [],
  recommended: [],
  essentials: [],
  edvMinimum: 2,
  edvSaving: 0,
  synonyms: [],
  addons: [
    {
      addonId: 'onion',
      name: 'Red onion',
      group: 'topping',
      price: 3500,
      foodType: 0,
      addonVariants: [
        { addonVariantId: 'onion-large', sizeId: 'large', name: 'Red onion, large', price: 7500 },
      ],
    },
    { addonId: 'olive', name: 'Black olive', group: 'topping', price: 3500, foodType: 0, available: false },
    { addonId: 'dip', name: 'Mint dip', group: 'addon', price: 2000, foodType: 0 },
  ],
  catalog: [
    {
      categoryId: '2',
      name: 'Pizza',
      slug: 'pizza',
      products: [
        {
          productId: 'PIZ1',
          name: 'Margherita',
          menuCode: 'M1',
          foodType: 0,
          price: 19900,
          defaultPrice: 19900,
          size: [
            { sizeId: 'regular', name: 'Regular', price: 19900 },
            { sizeId: 'large', name: 'Large', price: 49900 },
          ],
          crust: [{ crustId: 'thin', name: 'Thin', sizes: [{ sizeId: 'large', price: 6000 }] }],
          selectedSizeId: 'regular',
          addonIds: ['onion', 'olive'],
        },
        {
          productId: 'GONE1',
          name: 'Old favourite',
          menuCode: 'G1',
          foodType: 0,
          price: 100,
          defaultPrice: 100,
          availability: 'out-of-stock',
        },
        {
          productId: 'BRK1',
          name: 'Breakfast wrap',
          menuCode: 'B1',
          foodType: 0,
          price: 100,
          defaultPrice: 100,
          availability: 'not-now',
        },
        {
          productId: 'COM1',
          name: 'Lunch',
          menuCode: 'C1',
          foodType: 0,
          price: 24900,
          defaultPrice: 24900,
          options: [
            {
              orderSeq: 1,
              name: 'Main',
              items: [
                {
                  defaultSelection: true,
                  products: [{ productId: 'BUR1', name: 'Burger', price: 0, foodType: 0 }],
                },
              ],
            },
            {
              orderSeq: 2,
              name: 'Drink',
              items: [
                {
                  defaultSelection: true,
                  products: [{ productId: 'BEV1', name: 'Cola', price: 0, foodType: 0 }],
                },
                { products: [{ productId: 'BEV2', name: 'Shake', price: 0, foodType: 0, available: false }] },
              ],
            },
          ],
        },
        {
          productId: 'COM2',
          name: 'Dinner',
          menuCode: 'C2',
          foodType: 0,
          price: 100,
          defaultPrice: 100,
          options: [
            {
              orderSeq: 1,
              name: 'Sweet',
              items: [{ products: [{ productId: 'DES1', name: 'Brownie', price: 0, foodType: 0 }] }],
            },
          ],
        },
      ],
    },
  ],
});

function line(part: Partial<CartLine> & Pick<CartLine, 'productId'>): CartLine {
  return { key: lineKey(part), name: part.productId, price: 100, foodType: 0, quantity: 1, ...part };
}

const good = line({ productId: 'PIZ1', sizeId: 'large', crustId: 'thin', addonIds: ['onion-large'] });
const combo = (options: CartLine['options']) => line({ productId: 'COM1', ...(options ? { options } : {}) });
const cola = { orderSeq: 2, productId: 'BEV1' };
const burger = { orderSeq: 1, productId: 'BUR1' };
const unavailable = 'Item not available at this time';

describe('checkLines', () => {
  it.each([
    ['is all there', good],
    ['has no size, and means the default', line({ productId: 'PIZ1' })],
    ['is a whole combo', combo([cola, burger])],
    ['is a combo from a card, which takes its defaults', combo(undefined)],
  ])('MEN-04 finds no fault with a line that %s', (_, each) => {
    expect(checkLines(menu, [each])).toEqual({ faults: new Map(), orderable: [each], text: null });
  });

  it.each([
    ['ERR-11', 'is not sold here', line({ productId: 'NONE' }), 'gone', [], unavailable],
    ['ERR-13', 'is sold out', line({ productId: 'GONE1' }), 'out-of-stock', [], 'Temporarily out of stock'],
    ['ERR-11', 'is sold at other hours', line({ productId: 'BRK1' }), 'not-now', [], unavailable],
    [
      'MEN-04',
      'has a size that is gone',
      line({ productId: 'PIZ1', sizeId: 'giant' }),
      'size',
      [],
      unavailable,
    ],
    [
      'MEN-04',
      'has a crust that its size lacks',
      line({ productId: 'PIZ1', sizeId: 'regular', crustId: 'thin' }),
      'crust',
      [],
      unavailable,
    ],
    [
      'MEN-04',
      'has an add-on that is sold out',
      line({ productId: 'PIZ1', sizeId: 'large', crustId: 'thin', addonIds: ['olive', 'olive'] }),
      'addon',
      ['Black olive'],
      unavailable,
    ],
    [
      'MEN-04',
      "has an add-on in another size's variant",
      line({ productId: 'PIZ1', sizeId: 'regular', addonIds: ['onion-large'] }),
      'addon',
      ['Red onion'],
      unavailable,
    ],
    [
      'MEN-04',
      'has an add-on that the product does not take',
      line({ productId: 'PIZ1', addonIds: ['dip'] }),
      'addon',
      ['Mint dip'],
      unavailable,
    ],
    [
      'MEN-04',
      'has an option that is sold out',
      combo([burger, { orderSeq: 2, productId: 'BEV2' }]),
      'option',
      ['Shake'],
      unavailable,
    ],
    [
      'MEN-04',
      'has an option that is gone',
      combo([burger, { orderSeq: 2, productId: 'BEV9' }]),
      'option',
      [],
      unavailable,
    ],
    ['MEN-04', 'has no choice for a new group', combo([burger]), 'option', ['Drink'], unavailable],
    [
      'MEN-16',
      'has no choice where there is no default any more',
      line({ productId: 'COM2' }),
      'option',
      ['Sweet'],
      unavailable,
    ],
  ])('%s finds the line that %s', (_id, _what, each, reason, missing, text) => {
    expect(checkLines(menu, [each]).faults.get(each.key)).toEqual({ line: each, reason, missing, text });
  });

  it('MEN-04 names an add-on and an option that the menu does not know by their stored names', () => {
    const pizza = line({
      productId: 'PIZ1',
      sizeId: 'large',
      crustId: 'thin',
      addonIds: ['onion-large', 'truffle', 'truffle'],
      choices: ['Red onion', 'Truffle × 2'],
    });
    const meal = {
      ...combo([burger, { orderSeq: 2, productId: 'BEV9' }]),
      choices: ['Burger', 'Iced tea'],
    };
    const { faults } = checkLines(menu, [pizza, meal]);
    expect(faults.get(pizza.key)?.missing).toEqual(['Truffle']);
    expect(faults.get(meal.key)?.missing).toEqual(['Iced tea']);
  });

  it('MEN-04 knows a choice by the name that it has in a size, and whatever number stands after it or in it', () => {
    const named = (...choices: string[]) => {
      const each = line({
        productId: 'PIZ1',
        sizeId: 'large',
        crustId: 'thin',
        addonIds: ['onion-large', 'truffle'],
        choices,
      });
      return checkLines(menu, [each]).faults.get(each.key)?.missing;
    };
    expect(named('Red onion, large × 12', 'Truffle × 2')).toEqual(['Truffle']);
    expect(named('Red onion', 'Slices × 2 of truffle')).toEqual(['Slices × 2 of truffle']);
  });

  it('MEN-04 of a line that is gone as a whole no choice is named', () => {
    const sizeless = line({ productId: 'PIZ1', sizeId: 'giant', choices: ['Truffle'] });
    const soldOut = line({ productId: 'GONE1', choices: ['Truffle'] });
    const { faults } = checkLines(menu, [sizeless, soldOut]);
    expect([...faults.values()].map(({ missing }) => missing)).toEqual([[], []]);
  });

  it('MEN-04 asks whether to order the remaining lines, or tells to add new items when no line can be ordered', () => {
    const gone = line({ productId: 'NONE' });
    expect(checkLines(menu, [good, gone])).toMatchObject({
      orderable: [good],
      text: 'Some items in your cart are unavailable. Do you want to place an order with the remaining items?',
    });
    expect(checkLines(menu, [gone]).text).toBe(
      'Sorry, items in your cart are unavailable. Please remove & add new items',
    );
    expect(checkLines(menu, []).text).toBeNull();
  });
});
