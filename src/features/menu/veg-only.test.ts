import { describe, expect, it } from 'vitest';
import { choice, product } from './testing/sample-menu.ts';
import { vegForm } from './veg-only.ts';

const combo = (...groups: readonly (readonly ReturnType<typeof choice>[])[]) =>
  product({
    productId: 'CMB',
    foodType: 1,
    options: groups.map((items, index) => ({
      orderSeq: index + 1,
      name: `Group ${index}`,
      items: [...items],
    })),
  });

describe('vegForm', () => {
  it('MEN-19 hides what is not vegetarian', () => {
    const paneer = product({ productId: 'paneer', foodType: 0 });
    expect(vegForm(paneer)).toBe(paneer);
    expect(vegForm(product({ productId: 'chicken', foodType: 1 }))).toBeNull();
  });

  it('MEN-19 hides a combo whose default holds chicken, even where there is another choice', () => {
    expect(vegForm(combo([choice('Wings', 1, true), choice('Paneer', 0)]))).toBeNull();
  });

  it('MEN-19 hides a combo with a group that has chicken only', () => {
    expect(vegForm(combo([choice('Cola', 0, true)], [choice('Wings', 1), choice('Strips', 1)]))).toBeNull();
  });

  it('MEN-19 keeps a combo that can be had without, and offers its vegetarian choices alone', () => {
    const form = vegForm(combo([choice('Farmhouse', 0, true), choice('Keema', 1)], [choice('Cola', 0)]));
    expect(form?.options.map(({ items }) => items.map((item) => item.products[0]?.name))).toEqual([
      ['Farmhouse'],
      ['Cola'],
    ]);
    expect(form?.foodType).toBe(0);
  });

  it('MEN-19 keeps of a choice that comes in several forms the vegetarian ones', () => {
    const forms = choice('Farmhouse', 0, true);
    const mixed = { ...forms, products: [...forms.products, ...choice('Farmhouse with egg', 1).products] };
    expect(vegForm(combo([mixed]))?.options[0]?.items[0]?.products).toHaveLength(1);
  });
});
