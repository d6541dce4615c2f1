import { expect, it } from 'vitest';
import { menuGroups } from '#src/features/menu/menu-groups.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { missingDish } from './missing-dish.ts';

const grouped = (vegOnly: boolean) => menuGroups(sampleMenu, { favourites: [], vegOnly });
const chicken = { menu: sampleMenu, groups: grouped(true), productId: 'PIZ20', vegOnly: true };

it('NAV-51 MEN-19 a dish is hidden that veg only leaves out, with its name and place', () => {
  expect(missingDish(chicken)).toEqual({ kind: 'hidden', name: 'Chicken Tikka', categoryId: '3' });
});

it('NAV-51 MEN-19 a combo is hidden whose defaults hold meat', () => {
  expect(missingDish({ ...chicken, productId: 'CMB1' })).toMatchObject({
    kind: 'hidden',
    name: 'Chicken Feast',
  });
  expect(missingDish({ ...chicken, productId: 'CMB2' })).toBeUndefined();
});

it('NAV-51 a dish is gone that the menu does not have, with veg only and without', () => {
  expect(missingDish({ ...chicken, productId: 'PIZ99' })).toEqual({ kind: 'gone' });
  expect(missingDish({ ...chicken, productId: 'PIZ99', vegOnly: false })).toEqual({ kind: 'gone' });
});

it.each([
  ['is in the page', { productId: 'PIZ7' }],
  ['is in the page, but cannot be ordered now', { productId: 'SID2' }],
  ['comes with the rest of the menu', { menu: undefined }],
  ['comes as soon as veg only is off', { vegOnly: false }],
])('NAV-51 nothing is missing of a dish that %s', (_, change) => {
  expect(missingDish({ ...chicken, ...change })).toBeUndefined();
});
