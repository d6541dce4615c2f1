import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { additionOfChoice, isNonVeg } from './choice-addition.ts';
import { defaultChoice, reduceChoice } from './choice.ts';
import { formOf } from './choice-form.ts';
import { fixtureProduct, menuFixture } from './testing/menu-fixture.ts';

/** A combo with one place to fill, for a burger of paneer or of chicken; it comes with a cola. */
function aCombo(says: 'veg' | 'non-veg') {
  const product = { ...fixtureProduct('COM1'), foodType: says === 'veg' ? (0 as const) : (1 as const) };
  const form = formOf({ menu: menuFixture, product, vegOnly: false, cheeseMax: 3 });
  const { productId, name, price, foodType } = product;
  const card: ProductCard = { productId, name, price, foodType, customisable: true, available: true };
  const begun = defaultChoice(form);
  const withBurger = (burger: string) =>
    reduceChoice(form, begun, { type: 'option-chosen', orderSeq: 1, productId: burger });
  const paneer = withBurger('BUR1');
  const chicken = withBurger('BUR2');
  const inCart = (choice: typeof begun) => additionOfChoice(card, form, choice).foodType;
  return { form, begun, paneer, chicken, inCart };
}

describe('MEN-17 MEN-19 whether a combo is vegetarian', () => {
  it.each(['veg', 'non-veg'] as const)(
    'depends on its chosen options, and not on its own food type (%s)',
    (says) => {
      const { form, paneer, chicken, inCart } = aCombo(says);
      expect(isNonVeg(form, paneer)).toBe(false);
      expect(inCart(paneer)).toBe(0);
      expect(isNonVeg(form, chicken)).toBe(true);
      expect(inCart(chicken)).toBe(1);
    },
  );

  it('depends on its own food type while an option group has no choice', () => {
    const veg = aCombo('veg');
    expect(isNonVeg(veg.form, veg.begun)).toBe(false);
    const nonVeg = aCombo('non-veg');
    expect(isNonVeg(nonVeg.form, nonVeg.begun)).toBe(true);
  });
});
