import { expect, it } from 'vitest';
import { type MenuProduct, menuProduct } from '../entities/menu.ts';
import { isCustomisable } from './customisable.ts';

const size = (sizeId: string) => ({ sizeId, name: sizeId, price: 100 });
const crust = (crustId: string) => ({ crustId, name: crustId, sizes: [{ sizeId: 'regular', price: 0 }] });
const group = {
  orderSeq: 1,
  name: 'Drink',
  items: [{ defaultSelection: true, products: [{ productId: 'BEV1', name: 'Cola', price: 0, foodType: 0 }] }],
};
const productWith = (choices: object): MenuProduct =>
  menuProduct.parse({
    productId: 'X1',
    name: 'Dish',
    menuCode: 'M1',
    foodType: 0,
    price: 100,
    defaultPrice: 100,
    ...choices,
  });

it.each([
  ['nothing to choose', {}, false],
  ['one size', { size: [size('regular')] }, false],
  ['two sizes', { size: [size('regular'), size('large')] }, true],
  ['one crust', { size: [size('regular')], crust: [crust('thin')] }, false],
  ['two crusts', { size: [size('regular')], crust: [crust('thin'), crust('deep')] }, true],
  ['an add-on', { addonIds: ['extra-cheese'] }, true],
  ['an option group, as a combo has', { options: [group] }, true],
])('a product with %s: customisable is %2$s', (_, choices, expected) => {
  expect(isCustomisable(productWith(choices))).toBe(expected);
});
