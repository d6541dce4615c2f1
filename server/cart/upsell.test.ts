import { expect, it } from 'vitest';
import { lookUp } from './menu-lookup.ts';
import { category, dish, menuOf } from './testing/sample-shop.ts';
import { upsellOf } from './upsell.ts';

const veg = { productId: 'BASE', foodType: 0 } as const;
const meat = { productId: 'STEAK', foodType: 1 } as const;
const mustChoose = {
  options: [
    { orderSeq: 1, name: 'Main', items: [{ defaultSelection: false, includeInCalc: false, products: [] }] },
  ],
};

function suggested(lines: Parameters<typeof upsellOf>[0], recommended: readonly string[]) {
  const catalog = [
    category('1', 'pizza', [
      dish('BASE', 1),
      dish('PIE', 1),
      dish('STEAK', 1, { foodType: 1 }),
      dish('BUILD', 1, mustChoose as never),
      dish('OUT', 1, { availability: 'out-of-stock' }),
    ]),
    category('2', 'beverages', [dish('COLA', 1)]),
    category('3', 'sides', [dish('DIP', 1), dish('WINGS', 1, { foodType: 1 })]),
    category('4', 'dessert', [dish('CAKE', 1)]),
    category(
      '5',
      'more',
      Array.from({ length: 7 }, (_, at) => dish(`M${at}`, 1)),
    ),
  ];
  return upsellOf(lines, lookUp(menuOf({ catalog, recommended })));
}

it('suggests drinks, sides and desserts first, in the order of the menu', () => {
  expect(suggested([veg], ['PIE', 'CAKE', 'COLA', 'DIP'])).toEqual(['CAKE', 'COLA', 'DIP', 'PIE']);
});

it('suggests nothing to an empty cart, and nothing that is in it', () => {
  expect(suggested([], ['PIE', 'COLA'])).toEqual([]);
  expect(suggested([veg, { productId: 'COLA', foodType: 0 }], ['BASE', 'PIE', 'COLA'])).toEqual(['PIE']);
});

it('MEN-19 suggests no meat to a cart without any', () => {
  expect(suggested([veg], ['STEAK', 'WINGS', 'PIE'])).toEqual(['PIE']);
  expect(suggested([veg, meat], ['WINGS', 'PIE'])).toEqual(['WINGS', 'PIE']);
});

it('suggests what one tap adds: nothing that is out of stock, unknown, or has to be chosen', () => {
  for (const cart of [[veg], [veg, meat]])
    expect(suggested(cart, ['OUT', 'NONE', 'BUILD', 'PIE'])).toEqual(['PIE']);
});

it('suggests six at most', () => {
  const all = Array.from({ length: 7 }, (_, at) => `M${at}`);
  expect(suggested([veg], all)).toEqual(all.slice(0, 6));
});
