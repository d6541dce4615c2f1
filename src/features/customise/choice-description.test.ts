import { describe, expect, it } from 'vitest';
import { defaultChoice, reduceChoice } from './choice.ts';
import { descriptionOf, partsToShow } from './choice-description.ts';
import { formOf } from './choice-form.ts';
import { fixtureProduct, menuFixture } from './testing/menu-fixture.ts';

function begin(productId: string, vegOnly = false) {
  const form = formOf({ menu: menuFixture, product: fixtureProduct(productId), vegOnly, cheeseMax: 3 });
  const choice = defaultChoice(form);
  const choosing = (orderSeq: number, chosen: string, before = choice) =>
    reduceChoice(form, before, { type: 'option-chosen', orderSeq, productId: chosen });
  return { form, choice, choosing };
}

describe('MEN-14 the description of what is chosen', () => {
  it('of a pizza is that of the menu', () => {
    const { form, choice } = begin('PIZ1');
    expect(descriptionOf(form, choice)).toBe('San Marzano-style tomato, mozzarella, torn basil');
  });

  it('of a combo names the chosen products, in its order', () => {
    const { form, choice, choosing } = begin('COM1');
    expect(descriptionOf(form, choice)).toBe('Cola');
    const chosen = choosing(1, 'BUR2');
    expect(descriptionOf(form, chosen)).toBe('Chicken burger · Cola');
    expect(descriptionOf(form, choosing(2, 'BEV2', chosen))).toBe('Chicken burger · Mango shake');
  });

  it('of a combo without any choice yet is that of the menu', () => {
    const { form, choice } = begin('COM1');
    const options = form.product.options.filter(({ name }) => name === 'Main');
    const open = { ...form, product: { ...form.product, options } };
    expect(descriptionOf(open, choice)).toBe('A burger of your choice and a cola');
  });
});

describe('MEN-14 the picture of what is chosen', () => {
  const shown = (...[form, choice]: Parameters<typeof partsToShow>) =>
    partsToShow(form, choice).map(({ name }) => name);

  it('is the own one until something else is chosen', () => {
    const pizza = begin('PIZ1');
    expect(shown(pizza.form, pizza.choice)).toEqual([]);
    const { form, choice, choosing } = begin('COM1');
    expect(shown(form, choice)).toEqual([]);
    expect(shown(form, choosing(1, 'BUR1'))).toEqual(['Paneer burger', 'Cola']);
  });

  it('is not the own one where another product takes the place of a preselected one that is sold out', () => {
    const { form, choice } = begin('COM2');
    expect(shown(form, choice)).toEqual(['Masala chai', 'Cheesecake']);
  });
});
