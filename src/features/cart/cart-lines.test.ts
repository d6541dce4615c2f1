import { describe, expect, it } from 'vitest';
import { lineKey } from '#schemas/rules/line-key.ts';
import { additionOf, keyAmong, selectionOf } from './cart-lines.ts';
import { lineDetail } from './line-detail.ts';

const plain = { name: 'Dish', price: 100, foodType: 0, customisable: true, available: true } as const;
const pizza = { productId: 'PIZ1', sizeId: 'large', crustId: 'thin' };

describe('lineKey', () => {
  it('is what earlier versions kept, for a line without add-ons and options', () => {
    expect(lineKey(pizza)).toBe('PIZ1/large/thin');
    expect(lineKey({ ...pizza, addonIds: [], options: [] })).toBe('PIZ1/large/thin');
  });

  it('CRT-07 does not care about the order of add-ons and options', () => {
    expect(lineKey({ ...pizza, addonIds: ['a', 'b'] })).toBe(lineKey({ ...pizza, addonIds: ['b', 'a'] }));
    const one = { orderSeq: 1, productId: 'x' };
    const two = { orderSeq: 2, productId: 'y' };
    expect(lineKey({ productId: 'C', options: [one, two] })).toBe(
      lineKey({ productId: 'C', options: [two, one] }),
    );
  });

  it.each([
    ['extra cheese twice and once', { addonIds: ['cheese', 'cheese'] }, { addonIds: ['cheese'] }],
    ['an add-on and none', { addonIds: ['onion'] }, {}],
    [
      'an option in another place',
      { options: [{ orderSeq: 1, productId: 'x' }] },
      { options: [{ orderSeq: 2, productId: 'x' }] },
    ],
    ['an add-on and an option', { addonIds: ['1=x'] }, { options: [{ orderSeq: 1, productId: 'x' }] }],
    ['ids that run into each other', { addonIds: ['a+b'] }, { addonIds: ['a', 'b'] }],
  ])('CRT-07 tells %s apart', (_, one, other) => {
    expect(lineKey({ ...pizza, ...one })).not.toBe(lineKey({ ...pizza, ...other }));
  });
});

describe('keyAmong', () => {
  it('CRT-08 gives a line of an implicit promotion a key of its own, every time', () => {
    const gift = {
      productId: 'BEV1',
      name: 'Cola',
      price: 0,
      foodType: 0,
      promoType: 'PRODUCT_IMPLICIT',
    } as const;
    const first = keyAmong([], gift);
    const second = keyAmong([{ key: first }], gift);
    expect(new Set([first, second, lineKey(gift)]).size).toBe(3);
  });
});

describe('additionOf', () => {
  it('CRT-04 declares: carries what a line sends: code, category, size and crust', () => {
    expect(
      additionOf({
        productId: 'PIZ1',
        name: 'Margherita',
        menuCode: 'M1',
        price: 19_900,
        foodType: 0,
        customisable: true,
        available: true,
        sizeId: 'regular',
        sizeName: 'Regular',
        crustId: 'thin',
        crustName: 'Thin Crust',
        categoryId: '2',
        categoryName: 'Veg pizza',
        maxQuantity: 4,
        kcal: 700,
      }),
    ).toEqual({
      productId: 'PIZ1',
      name: 'Margherita',
      menuCode: 'M1',
      price: 19_900,
      foodType: 0,
      sizeId: 'regular',
      sizeName: 'Regular',
      crustId: 'thin',
      crustName: 'Thin Crust',
      categoryId: '2',
      categoryName: 'Veg pizza',
      maxQuantity: 4,
    });
  });

  it('CRT-05 declares, CRT-07 carries what stands in the places of a combo, so that it merges with the same one chosen by hand', () => {
    const options = [
      { orderSeq: 1, productId: 'BUR1' },
      { orderSeq: 2, productId: 'BEV1' },
    ];
    const card = { ...plain, productId: 'CMB1', options, choices: ['Burger', 'Cola'] };
    const byCard = additionOf(card);
    expect(byCard).toMatchObject({ options, choices: ['Burger', 'Cola'] });
    const byHand = additionOf(card, { price: 100, foodType: 0, options: options.toReversed() });
    expect(lineKey(byHand)).toBe(lineKey(byCard));
  });

  it('CRT-04 declares: takes nothing of the card where the form says otherwise', () => {
    const card = { ...plain, productId: 'PIZ1', sizeId: 'regular', crustId: 'thin', crustName: 'Thin Crust' };
    const chosen = additionOf(card, { price: 900, foodType: 1, sizeId: 'large', addonIds: [], quantity: 2 });
    expect(chosen).toEqual({
      productId: 'PIZ1',
      name: 'Dish',
      price: 900,
      foodType: 1,
      sizeId: 'large',
      quantity: 2,
    });
  });
});

describe('selectionOf', () => {
  it('has lists where a line has none', () => {
    expect(selectionOf({ productId: 'A' })).toEqual({
      sizeId: undefined,
      crustId: undefined,
      addonIds: [],
      options: [],
    });
  });
});

describe('lineDetail', () => {
  it('CRT-06 says size, crust and what is on it, and nothing where nothing was chosen', () => {
    expect(lineDetail({ sizeName: 'Large', crustName: 'Thin Crust', choices: ['Extra cheese × 2'] })).toBe(
      'Large · Thin Crust · Extra cheese × 2',
    );
    expect(lineDetail({})).toBe('');
  });
});
