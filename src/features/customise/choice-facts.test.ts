import { describe, expect, it } from 'vitest';
import type { MenuProduct } from '#schemas/entities/menu.ts';
import { crustFacts, sizeFacts } from './choice-facts.ts';
import { type ChoiceEvent, defaultChoice, reduceChoice } from './choice.ts';
import { type ChoiceForm, formOf } from './choice-form.ts';
import { fixtureProduct, menuFixture } from './testing/menu-fixture.ts';

const product = fixtureProduct('PIZ1');
const formFor = (change: Partial<MenuProduct> = {}) =>
  formOf({ menu: menuFixture, product: { ...product, ...change }, vegOnly: false, cheeseMax: 3 });
const pizza = formFor();

const size = (sizeId: string): ChoiceEvent => ({ type: 'size-chosen', sizeId });
const crust = (crustId: string): ChoiceEvent => ({ type: 'crust-chosen', crustId });
const extra = (key: string, count = 1): ChoiceEvent => ({ type: 'extra-counted', key, count });
const after = (form: ChoiceForm, ...events: ChoiceEvent[]) =>
  events.reduce((choice, event) => reduceChoice(form, choice, event), defaultChoice(form));

describe('MEN-08 beside a size', () => {
  it('is the energy of the dish in it, with everything that is chosen', () => {
    const plain = after(pizza);
    expect(sizeFacts(pizza, plain, 'regular')).toBe('712 kcal');
    expect(sizeFacts(pizza, plain, 'large')).toBe('1,990 kcal');
    const withCheese = after(pizza, extra('extra-cheese'));
    expect(sizeFacts(pizza, withCheese, 'regular')).toBe('872 kcal');
    expect(sizeFacts(pizza, withCheese, 'large')).toBe('2,440 kcal');
  });

  it('is that of the crust which the size would have', () => {
    expect(sizeFacts(pizza, after(pizza, crust('cheese-burst')), 'large')).toBe('1,990 kcal');
    expect(sizeFacts(pizza, after(pizza, size('large'), crust('thin')), 'medium')).toBe('1,180 kcal');
  });

  it('is said not to be known where a part of it is not', () => {
    const withOregano = after(pizza, extra('add-oregano'));
    expect(sizeFacts(pizza, withOregano, 'large')).toBe('Energy not known');
    const sizes = product.size.map(({ kcal: _, ...each }) => each);
    const crusts = product.crust.map((each) => ({
      ...each,
      sizes: each.sizes.map(({ kcal: _, ...baked }) => baked),
    }));
    const silent = formFor({ size: sizes, crust: crusts });
    expect(sizeFacts(silent, after(silent), 'large')).toBe('Energy not known');
  });

  it('names the allergens that it adds by another crust', () => {
    const form = formFor({
      crust: product.crust.map((each) => ({
        ...each,
        allergens: each.crustId === 'thin' ? ['gluten', 'soy'] : [],
        sizes: each.sizes.filter(({ sizeId }) => each.crustId !== 'hand-tossed' || sizeId === 'regular'),
      })),
    });
    expect(sizeFacts(form, after(form), 'large')).toBe('1,740 kcal · Adds soy');
  });
});

describe('MEN-09 beside a crust', () => {
  const large = after(pizza, size('large'));

  it('are the energy of the dish with it, and the allergens that it adds', () => {
    expect(crustFacts(pizza, large, 'hand-tossed')).toBe('1,990 kcal');
    expect(crustFacts(pizza, large, 'thin')).toBe('1,740 kcal · Adds soy');
    expect(crustFacts(pizza, after(pizza, extra('top-onion')), 'cheese-burst')).toBe('906 kcal');
  });

  it('are the same when it is chosen', () => {
    expect(crustFacts(pizza, after(pizza, size('large'), crust('thin')), 'thin')).toBe(
      '1,740 kcal · Adds soy',
    );
  });

  it('are no allergens that the rest of the choice contains', () => {
    const form = formFor({
      crust: product.crust.map((each) => ({ ...each, allergens: ['gluten', 'mustard'] })),
    });
    const choice = after(form, extra('top-chicken-tikka'));
    expect(crustFacts(form, after(form), 'cheese-burst')).toBe('892 kcal · Adds mustard');
    expect(crustFacts(form, choice, 'cheese-burst')).toBe('987 kcal');
  });

  it('say that the allergens of a crust are not known, and not those of the dish beside each', () => {
    const crusts = product.crust.map(({ allergens: _, ...each }) => each);
    const form = formFor({ crust: crusts });
    expect(crustFacts(form, after(form), 'cheese-burst')).toBe('892 kcal · Allergens not known');
    const { allergens: _, ...silent } = pizza.product;
    expect(crustFacts({ ...pizza, product: silent }, large, 'hand-tossed')).toBe('1,990 kcal · Adds gluten');
    expect(crustFacts({ ...pizza, product: silent }, large, 'thin')).toBe('1,740 kcal · Adds gluten, soy');
  });
});
