import { describe, expect, it } from 'vitest';
import { optionGroup } from '../entities/menu.ts';
import { chosenOption } from '../entities/product.ts';
import { defaultForm } from './default-form.ts';

const plain = { size: [], crust: [], options: [] };
const place = (
  orderSeq: number,
  ...items: [productId: string, defaultSelection: boolean, available?: boolean][]
) =>
  optionGroup.parse({
    orderSeq,
    name: `Place ${orderSeq}`,
    items: items.map(([productId, defaultSelection, available = true]) => ({
      defaultSelection,
      products: [{ productId, name: `Dish ${productId}`, price: 0, foodType: 0, available }],
    })),
  });

describe('defaultForm', () => {
  it('is empty for what has nothing to choose', () => {
    expect(defaultForm(plain)).toEqual({});
  });

  it('MEN-07 names the default size and crust', () => {
    const product = {
      ...plain,
      size: [
        { sizeId: 'R', name: 'Regular', price: 100 },
        { sizeId: 'L', name: 'Large', price: 200 },
      ],
      crust: [
        { crustId: 'hand', name: 'Hand Tossed', sizes: [{ sizeId: 'L', price: 0 }] },
        { crustId: 'thin', name: 'Thin Crust', sizes: [{ sizeId: 'L', price: 10 }] },
      ],
      selectedSizeId: 'L',
      selectedCrustId: 'thin',
    };
    expect(defaultForm(product)).toEqual({
      sizeId: 'L',
      sizeName: 'Large',
      crustId: 'thin',
      crustName: 'Thin Crust',
    });
  });

  it('CRT-05 declares, MEN-13 MEN-14 names what stands in each place of a combo, in their order', () => {
    const options = [place(2, ['A', false], ['B', true]), place(1, ['C', true])];
    expect(defaultForm({ ...plain, options })).toEqual({
      options: [
        { orderSeq: 1, productId: 'C' },
        { orderSeq: 2, productId: 'B' },
      ],
      choices: ['Dish C', 'Dish B'],
    });
  });

  it.each([
    ['none is preselected', place(1, ['A', false])],
    ['what is preselected is sold out', place(1, ['A', true, false], ['B', false])],
  ])('MEN-16 asks for a choice where %s, and promises no other place', (_, open) => {
    expect(defaultForm({ ...plain, options: [open, place(2, ['C', true])] })).toEqual({ mustChoose: true });
  });
});

it.each([
  { orderSeq: 1 },
  { productId: 'A' },
  { orderSeq: -1, productId: 'A' },
  { orderSeq: 1, productId: '' },
])('CRT-05 declares: %j is no choice for a place of a combo', (option) => {
  expect(chosenOption.safeParse(option).success).toBe(false);
  expect(chosenOption.safeParse({ orderSeq: 1, productId: 'A' }).success).toBe(true);
});
