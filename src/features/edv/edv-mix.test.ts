import { describe, expect, it } from 'vitest';
import type { EdvMix } from '#schemas/stored/drafts.ts';
import { menuFixture } from '#src/features/customise/testing/menu-fixture.ts';
import { additionsOf, edvCards, fitMix, totalOf, unitsIn, withCount } from './edv-mix.ts';

const cards = edvCards(menuFixture, false);
const open: Parameters<typeof fitMix>[2] = { room: 25, roomOf: () => 25 };

describe('the every-day-value mix', () => {
  it('MEN-22 offers the items of the menu that are meant for it, what is sold out last', () => {
    expect(cards.map(({ productId }) => productId)).toEqual(['PIZ9', 'CHK2', 'PIZ10']);
  });

  it('MEN-19 offers vegetarian items alone while veg only is on', () => {
    expect(edvCards(menuFixture, true).map(({ productId }) => productId)).toEqual(['PIZ9', 'PIZ10']);
  });

  it.each<[string, EdvMix, typeof open, number, number, number]>([
    ['what was picked', { PIZ9: 2, CHK2: 1 }, open, 3, 29_700, 32_700],
    ['nothing of what is sold out or gone', { PIZ10: 1, OLD: 3 }, open, 0, 0, 0],
    [
      'ERR-12 no more of a product than one may have',
      { PIZ9: 4 },
      { ...open, roomOf: () => 2 },
      2,
      17_800,
      19_800,
    ],
    ['CON-07 no more than the cart takes', { PIZ9: 4, CHK2: 4 }, { ...open, room: 5 }, 5, 47_500, 52_500],
  ])('MEN-22 counts %s', (_, mix, limits, units, mixed, single) => {
    const picked = fitMix(cards, mix, limits);
    expect(unitsIn(picked)).toBe(units);
    expect(totalOf(picked)).toEqual({ mixed, single });
  });

  it('CRT-04 declares: adds each product with its quantity and category', () => {
    expect(additionsOf(fitMix(cards, { PIZ9: 2 }, open))).toMatchObject([
      {
        productId: 'PIZ9',
        quantity: 2,
        price: 9900,
        categoryId: '2',
        categoryName: 'Veg pizza',
        maxQuantity: 2,
      },
    ]);
  });

  it('removes a product whose count becomes 0', () => {
    expect(withCount({ PIZ9: 1, CHK2: 1 }, 'PIZ9', 0)).toEqual({ CHK2: 1 });
  });
});
