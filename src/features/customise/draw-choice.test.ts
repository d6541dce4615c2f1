import { describe, expect, it } from 'vitest';
import { drawChoice } from './draw-choice.ts';
import { defaultChoice, reduceChoice } from './choice.ts';
import { formOf } from './choice-form.ts';
import { fixtureProduct, menuFixture } from './testing/menu-fixture.ts';

const formFor = (productId: string) =>
  formOf({ menu: menuFixture, product: fixtureProduct(productId), vegOnly: false, cheeseMax: 3 });

describe('drawChoice', () => {
  const form = formFor('PIZ1');
  const plain = defaultChoice(form);

  it('MEN-11 draws the toppings, the cheese and the crust that were chosen', () => {
    const pictures = [
      plain,
      reduceChoice(form, plain, { type: 'extra-counted', key: 'top-onion', count: 1 }),
      reduceChoice(form, plain, { type: 'extra-counted', key: 'extra-cheese', count: 1 }),
      reduceChoice(form, plain, { type: 'crust-chosen', crustId: 'cheese-burst' }),
    ].map((choice) => drawChoice(form, choice));
    expect(pictures.every((picture) => picture?.startsWith('<svg'))).toBe(true);
    expect(new Set(pictures).size).toBe(4);
  });

  it('draws the same for the same choice, and nothing for other products than pizzas', () => {
    expect(drawChoice(form, plain)).toBe(drawChoice(form, { ...plain }));
    const combo = formFor('COM1');
    expect(drawChoice(combo, defaultChoice(combo))).toBeNull();
  });
});
