import { describe, expect, it } from 'vitest';
import type { OptionItem } from '../entities/menu.ts';
import { hasVegForm } from './veg-form.ts';

/** An item of a combo's option group. */
function choice(name: string, foodType: 0 | 1, defaultSelection = false): OptionItem {
  return {
    defaultSelection,
    includeInCalc: false,
    products: [{ productId: name, name, price: 0, foodType, available: true }],
  };
}

const combo = (...groups: readonly (readonly OptionItem[])[]) => ({
  foodType: 1 as const,
  options: groups.map((items, index) => ({
    orderSeq: index + 1,
    name: `Group ${index}`,
    items: [...items],
  })),
});

describe('hasVegForm', () => {
  it('MEN-19 a dish has a veg form when it is vegetarian', () => {
    expect(hasVegForm({ options: [], foodType: 0 })).toBe(true);
    expect(hasVegForm({ options: [], foodType: 1 })).toBe(false);
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
