import { expect, it } from 'vitest';
import type { z } from 'zod';
import { catalogFile, storesFile } from './import-files.ts';

type Product = z.input<typeof catalogFile>['products'][number];
type Item = NonNullable<Product['options']>[number]['items'][number];

const option = (productId: string, price: number) => ({
  productId,
  name: productId,
  price,
  foodType: 0 as const,
  kcal: 100,
  allergens: [],
});
const usual: Item = { defaultSelection: true, products: [option('Fries', 0)] };
const large: Item = { includeInCalc: true, products: [option('Large fries', 4_000)] };

/** What is wrong with a combo that has one place with these items. */
function faultsOf(items: Item[]): string[] {
  const combo: Product = {
    id: 'CMB1',
    name: 'A combo',
    menuCode: 'MC-CMB1',
    description: 'Something beside something',
    picture: 'combo-meal',
    price: 27_900,
    foodType: 0,
    kcal: 'unknown',
    allergens: [],
    categoryIds: ['50'],
    options: [{ orderSeq: 1, name: 'The side', items }],
  };
  const { error } = catalogFile.safeParse({ products: [combo] });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

it('MEN-10 MEN-14 MEN-15 refuses a combo that preselects what costs more: its card would show less than Add charges', () => {
  expect(faultsOf([usual, large])).toEqual([]);
  expect(
    faultsOf([
      { ...usual, defaultSelection: false },
      { ...large, defaultSelection: true },
    ]),
  ).toEqual([
    'products.0.options.0 preselects Large fries, which costs 4000 more: what is preselected must cost nothing more, because the card shows the price of the product alone',
  ]);
  // One that is not counted costs nothing more, and neither does one that counts as nothing.
  expect(faultsOf([{ ...large, includeInCalc: false, defaultSelection: true }])).toEqual([]);
  expect(faultsOf([{ ...usual, includeInCalc: true }, large])).toEqual([]);
});

it('MEN-11 refuses a store that lists a product or an add-on as unavailable twice, and names the second', () => {
  const store = {
    id: 'S1',
    name: 'Pune',
    city: 'Pune',
    region: 'West',
    state: 'Maharashtra',
    latitude: 18.5,
    longitude: 73.9,
  };
  const { error } = storesFile.safeParse({
    stores: [
      {
        ...store,
        unavailable: [{ productId: 'SID1' }, { productId: 'SID1', text: 'Back at 5:00 pm' }],
        unavailableAddons: ['olives', 'corn', 'olives'],
      },
    ],
  });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    "stores.0.unavailable.1.productId is 'SID1', as in an earlier entry",
    "stores.0.unavailableAddons.2 is 'olives', as in an earlier entry",
  ]);
});
