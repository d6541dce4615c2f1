import { expect, it } from 'vitest';
import { lookUp } from './menu-lookup.ts';
import { catalog, menuOf, pizza } from './testing/sample-shop.ts';

const menu = menuOf();
const found = lookUp(menu);

it('is made once for a menu', () => {
  expect(lookUp(menu)).toBe(found);
  expect(lookUp(menuOf())).not.toBe(found);
});

it('knows a dish with all its categories, and the name and path of the first', () => {
  expect(found.dishes.get('FRIES')).toMatchObject({
    categoryIds: ['c-sides', 'c-deals'],
    categoryName: 'The sides',
    slug: 'sides',
  });
  expect(found.dishes.get('PIZZA')).toMatchObject({ product: pizza, categoryIds: ['c-pizza'] });
  expect([found.dishes.size, found.recommended]).toEqual([7, menu.recommended]);
  expect(catalog).toHaveLength(3);
});

it('names what rules speak of, and what it does not know by its id', () => {
  const { names } = found;
  expect([names.category('c-pizza'), names.category('c-9')]).toEqual(['The pizza', 'c-9']);
  expect([names.product('PIZZA'), names.product('p-9')]).toEqual(['PIZZA of the house', 'p-9']);
  // Of a size without a name its id.
  expect([names.size('regular'), names.size('large'), names.size('s-9')]).toEqual([
    'Regular',
    'large',
    's-9',
  ]);
  expect([names.crust('thin'), names.crust('thick')]).toEqual(['Thin', 'thick']);
});

it('gives out what can be ordered now alone', () => {
  expect(found.available.find('PIZZA')?.categoryIds).toEqual(['c-pizza']);
  expect([found.available.find('GONE'), found.available.find('p-9')]).toEqual([undefined, undefined]);
  expect(found.available.addons).toBe(menu.addons);
  expect(found.addonsById.get('cheese-regular')).toMatchObject({ sizeId: 'regular' });
});

it('ERR-11 says what is wrong with a line', () => {
  const chosen = { addonIds: [], options: [] };
  expect(found.faultOf('PIZZA', chosen)).toBeUndefined();
  expect(found.faultOf('GONE', chosen)).toMatchObject({ reason: 'out-of-stock' });
  expect(found.faultOf('p-9', chosen)).toMatchObject({ reason: 'gone' });
});
