import { describe, expect, it } from 'vitest';
import { choice, product } from './testing/sample-menu.ts';
import { hasVegForm } from './veg-only.ts';

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

describe('hasVegForm', () => {
  it('MEN-19 a dish has a veg form when it is vegetarian', () => {
    expect(hasVegForm(product({ productId: 'paneer', foodType: 0 }))).toBe(true);
    expect(hasVegForm(product({ productId: 'chicken', foodType: 1 }))).toBe(false);
  });

  it('MEN-19 a combo whose default holds chicken has none, even where there is another choice', () => {
    expect(hasVegForm(combo([choice('Wings', 1, true), choice('Paneer', 0)]))).toBe(false);
  });

  it('MEN-19 a combo with a group that has chicken only, or nothing, has none', () => {
    expect(hasVegForm(combo([choice('Cola', 0, true)], [choice('Wings', 1), choice('Strips', 1)]))).toBe(
      false,
    );
    expect(hasVegForm(combo([choice('Cola', 0, true)], []))).toBe(false);
  });

  it('MEN-19 a combo that can be ordered without meat has one, whatever its own food type is', () => {
    expect(hasVegForm(combo([choice('Farmhouse', 0, true), choice('Keema', 1)], [choice('Cola', 0)]))).toBe(
      true,
    );
  });

  it('MEN-19 of a choice that comes in several forms one has to be vegetarian', () => {
    const forms = choice('Farmhouse', 0, true);
    const mixed = { ...forms, products: [...choice('Farmhouse with egg', 1).products, ...forms.products] };
    expect(hasVegForm(combo([mixed]))).toBe(true);
  });
});
