import { describe, expect, it } from 'vitest';
import type { Choice } from '#schemas/stored/drafts.ts';
import { additionOf } from '#src/features/cart/cart-lines.ts';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { additionOfChoice, isNonVeg } from './choice-addition.ts';
import { factsOf, factTexts } from './choice-facts.ts';
import { reasonAgainst } from './reason-against.ts';
import {
  type ChoiceEvent,
  defaultChoice,
  fitChoice,
  fromSelection,
  groupsInOrder,
  openGroup,
  reduceChoice,
  toSelection,
  unitPrice,
} from './choice.ts';
import { crustsFor, formOf, optionsOf } from './choice-form.ts';
import { fixtureProduct, menuFixture } from './testing/menu-fixture.ts';

const limit = 'Sorry, only a limited quantity of this product can be ordered.';

const cardFor = (productId: string) => {
  const entry = menuEntries(menuFixture).get(productId);
  if (!entry) throw new Error(`The fixture sells no ${productId}.`);
  return entry.card;
};
const formFor = (productId: string, { vegOnly = false, cheeseMax = 3 } = {}) =>
  formOf({ menu: menuFixture, product: fixtureProduct(productId), vegOnly, cheeseMax });

const pizza = formFor('PIZ1');
const combo = formFor('COM1');
const size = (sizeId: string): ChoiceEvent => ({ type: 'size-chosen', sizeId });
const crust = (crustId: string): ChoiceEvent => ({ type: 'crust-chosen', crustId });
const extra = (key: string, count = 1): ChoiceEvent => ({ type: 'extra-counted', key, count });
const option = (orderSeq: number, productId: string): ChoiceEvent => ({
  type: 'option-chosen',
  orderSeq,
  productId,
});

function after(form: typeof pizza, ...events: ChoiceEvent[]): Choice {
  return events.reduce((choice, event) => reduceChoice(form, choice, event), defaultChoice(form));
}

describe('choosing a pizza', () => {
  it.each([
    ['MEN-07 begins with the default size and crust', [], 19_900, ['regular', 'hand-tossed']],
    ['MEN-08 takes the price of the size', [size('large')], 49_900, ['large', 'hand-tossed']],
    ['MEN-09 adds the crust in that size', [size('large'), crust('thin')], 55_900, ['large', 'thin']],
    ['MEN-09 takes no crust that the size lacks', [crust('thin')], 19_900, ['regular', 'hand-tossed']],
    [
      'MEN-09 keeps the crust that the new size has',
      [size('medium'), crust('thin'), size('large')],
      55_900,
      ['large', 'thin'],
    ],
    [
      'MEN-09 falls to the default crust where it has not',
      [crust('cheese-burst'), size('large')],
      49_900,
      ['large', 'hand-tossed'],
    ],
    ['MEN-11 adds a topping', [extra('top-onion')], 23_400, ['regular', 'hand-tossed']],
    [
      'MEN-06 prices a topping by the size',
      [extra('top-onion'), size('large')],
      57_400,
      ['large', 'hand-tossed'],
    ],
    [
      'MEN-06 takes the own price where no variant fits',
      [extra('top-chicken-tikka'), size('large')],
      54_900,
      ['large', 'hand-tossed'],
    ],
    ['MEN-12 adds cheese by the portion', [extra('extra-cheese', 2)], 25_900, ['regular', 'hand-tossed']],
    ['CON-08 stops at three portions', [extra('extra-cheese', 9)], 28_900, ['regular', 'hand-tossed']],
    [
      'lets everything be undone',
      [extra('top-onion'), extra('top-onion', 0)],
      19_900,
      ['regular', 'hand-tossed'],
    ],
    ['takes nothing that is sold out', [extra('top-olive')], 19_900, ['regular', 'hand-tossed']],
    [
      'takes nothing that nobody sells',
      [size('giant'), extra('top-gold')],
      19_900,
      ['regular', 'hand-tossed'],
    ],
  ] as const)('%s', (_, events, price, [sizeId, crustId]) => {
    const choice = after(pizza, ...events);
    expect(unitPrice(pizza, choice)).toBe(price);
    expect(choice).toMatchObject({ sizeId, crustId });
  });

  it('MEN-09 offers the crusts of the size alone, and says which one had to go', () => {
    const names = (choice: Choice) => crustsFor(pizza, choice.sizeId).map(({ name }) => name);
    expect(names(after(pizza))).toEqual(['New Hand Tossed', 'Cheese Burst']);
    const changed = after(pizza, crust('cheese-burst'), size('large'));
    expect(names(changed)).toEqual(['New Hand Tossed', 'Thin Crust']);
    expect(changed.crustChange).toEqual({ from: 'cheese-burst', to: 'hand-tossed' });
    expect(reduceChoice(pizza, changed, crust('thin')).crustChange).toBeNull();
  });

  it('CON-08 counts every kind of cheese against the one limit of an item', () => {
    const [cheese] = menuFixture.addons.filter(({ addonId }) => addonId === 'extra-cheese');
    if (!cheese) throw new Error('The fixture has no cheese.');
    const cheddar = { ...cheese, addonId: 'cheddar', name: 'Cheddar', addonVariants: [] };
    const product = { ...fixtureProduct('PIZ1'), addonIds: ['extra-cheese', 'cheddar'] };
    const menu = { ...menuFixture, addons: [...menuFixture.addons, cheddar] };
    const form = formOf({ menu, product, vegOnly: false, cheeseMax: 3 });
    expect(after(form, extra('extra-cheese', 2), extra('cheddar', 2)).extras).toEqual({
      'extra-cheese': 2,
      cheddar: 1,
    });
    expect(after(form, extra('cheddar', 3), extra('extra-cheese')).extras).toEqual({ cheddar: 3 });
    expect(after(form, extra('cheddar', 3), extra('cheddar', 1), extra('extra-cheese', 9)).extras).toEqual({
      cheddar: 1,
      'extra-cheese': 2,
    });
  });

  it('MEN-12 has no cheese to offer while the feature is off', () => {
    const plain = formFor('PIZ1', { cheeseMax: 0 });
    expect(plain.extras.map(({ key }) => key)).not.toContain('extra-cheese');
    expect(after(plain, extra('extra-cheese')).extras).toEqual({});
  });

  it('CRT-04 declares: sends cheese twice as its variant twice, and names what the customer read', () => {
    const choice = after(pizza, size('large'), extra('extra-cheese', 2), extra('top-onion'), {
      type: 'quantity-chosen',
      quantity: 2,
    });
    expect(additionOfChoice(cardFor('PIZ1'), pizza, choice)).toEqual({
      productId: 'PIZ1',
      name: 'Margherita',
      menuCode: 'M1',
      picture: 'pizza-margherita',
      foodType: 0,
      price: 69_400,
      quantity: 2,
      sizeId: 'large',
      sizeName: 'Large',
      crustId: 'hand-tossed',
      crustName: 'New Hand Tossed',
      addonIds: ['extra-cheese-large', 'extra-cheese-large', 'top-onion-large'],
      choices: ['Extra cheese × 2', 'Red onion'],
      categoryId: '2',
      categoryName: 'Veg pizza',
    });
  });

  it('CRT-06 CRT-07 unchanged, becomes the same line as by Add on its card', () => {
    const withDefaults = [...menuEntries(menuFixture).keys()].filter((id) => !cardFor(id).mustChoose);
    expect(withDefaults).toContain('PIZ1');
    for (const id of withDefaults) {
      const form = formFor(id);
      const { quantity, ...chosen } = additionOfChoice(cardFor(id), form, defaultChoice(form));
      expect(quantity).toBe(1);
      expect(additionOf(cardFor(id))).toEqual(chosen);
    }
  });

  it('MEN-17 is vegetarian no longer with chicken on it', () => {
    expect(isNonVeg(pizza, after(pizza))).toBe(false);
    expect(isNonVeg(pizza, after(pizza, extra('top-chicken-tikka')))).toBe(true);
  });

  const told = (...events: ChoiceEvent[]) => {
    const { energy, sentences } = factTexts(factsOf(pizza, after(pizza, ...events)));
    return [energy, ...sentences];
  };

  it.each([
    ['of the size', [size('large')], ['1,990 kcal', 'Contains milk, gluten.']],
    ['of the crust', [size('large'), crust('thin')], ['1,740 kcal', 'Contains milk, gluten, soy.']],
    ['of a topping', [extra('top-chicken-tikka')], ['807 kcal', 'Contains milk, gluten, mustard.']],
    [
      'of each portion of cheese in the size',
      [size('large'), extra('extra-cheese', 2)],
      ['2,890 kcal', 'Contains milk, gluten.'],
    ],
    [
      'no longer what was taken away again',
      [extra('top-chicken-tikka'), extra('top-chicken-tikka', 0)],
      ['712 kcal', 'Contains milk, gluten.'],
    ],
    [
      'what is not known, and no sum then',
      [extra('top-onion'), extra('add-oregano')],
      [
        undefined,
        'Energy of Oregano is not known.',
        'Contains milk, gluten.',
        'Ask the restaurant about allergens in Oregano.',
      ],
    ],
  ] as const)('says energy and allergens: %s', (_, events, texts) => {
    expect(told(...events)).toEqual(texts);
  });

  it('MEN-19 hides what is not vegetarian while veg only is on', () => {
    const veg = formFor('PIZ1', { vegOnly: true });
    expect(veg.extras.map(({ key }) => key)).not.toContain('top-chicken-tikka');
  });
});

describe('an add-on that comes in kinds', () => {
  it('MEN-06 is taken in one of them, at its price', () => {
    const salted = after(combo, extra('add-meal-salted'));
    expect(toSelection(combo, salted).addonIds).toEqual(['add-meal-salted']);
    const other = reduceChoice(combo, salted, extra('add-meal-peri-peri'));
    expect(toSelection(combo, other).addonIds).toEqual(['add-meal-peri-peri']);
    expect(unitPrice(combo, other)).toBe(24_900 + 13_900);
  });
});

describe('choosing a combo', () => {
  it('MEN-13 shows its groups by orderSeq', () => {
    expect(groupsInOrder(combo).map(({ name }) => name)).toEqual(['Main', 'Drink']);
  });

  it('MEN-14 begins with what is preselected', () => {
    expect(toSelection(combo, after(combo)).options).toEqual([{ orderSeq: 2, productId: 'BEV1' }]);
  });

  it.each([
    ['MEN-15 counts what is included in the calculation', option(2, 'BEV2'), 28_900],
    ['MEN-15 counts nothing else', option(1, 'BUR2'), 24_900],
    ['takes nothing that is sold out', option(2, 'BEV3'), 24_900],
  ] as const)('%s', (_, event, price) => {
    expect(unitPrice(combo, after(combo, event))).toBe(price);
  });

  it('MEN-16 is complete when every group has a choice, and says which one has not', () => {
    const open = after(combo);
    expect(openGroup(combo, open)?.name).toBe('Main');
    expect(reasonAgainst({ form: combo, choice: open, max: 25, limit, isOffline: false })).toMatchObject({
      text: 'Choose one: Main',
      missing: { orderSeq: 1 },
    });
    const whole = reduceChoice(combo, open, option(1, 'BUR1'));
    expect(reasonAgainst({ form: combo, choice: whole, max: 25, limit, isOffline: false })).toBeNull();
    expect(toSelection(combo, whole).options).toEqual([
      { orderSeq: 1, productId: 'BUR1' },
      { orderSeq: 2, productId: 'BEV1' },
    ]);
  });

  it('says the energy and the allergens of what was chosen, and so far only while a place is open', () => {
    const told = (...events: ChoiceEvent[]) => factTexts(factsOf(combo, after(combo, ...events)));
    expect(told()).toEqual({ energy: '140 kcal so far', sentences: [] });
    expect(told(option(2, 'BEV2'))).toEqual({
      energy: '260 kcal so far',
      sentences: ['So far it contains milk.'],
    });
    expect(told(option(1, 'BUR1'))).toEqual({ energy: '660 kcal', sentences: ['Contains gluten, milk.'] });
    expect(told(option(1, 'BUR2'), extra('add-meal-peri-peri'))).toEqual({
      energy: '1,276 kcal',
      sentences: ['Contains gluten, egg.'],
    });
  });

  it('CRT-05 declares: its line names the place and the product of every choice', () => {
    const choice = after(combo, option(1, 'BUR2'), option(2, 'BEV2'));
    const { options, choices } = additionOfChoice(cardFor('COM1'), combo, choice);
    expect(options).toEqual([
      { orderSeq: 1, productId: 'BUR2' },
      { orderSeq: 2, productId: 'BEV2' },
    ]);
    expect(choices).toEqual(['Chicken burger', 'Mango shake']);
  });

  it('MEN-19 offers vegetarian choices alone while veg only is on', () => {
    const veg = formFor('COM1', { vegOnly: true });
    const main = groupsInOrder(veg)[0];
    expect(main && optionsOf(veg, main).map(({ product }) => product.name)).toEqual(['Paneer burger']);
    expect(after(veg, option(1, 'BUR2')).options).toEqual({});
  });
});

describe('what keeps a product from being ordered', () => {
  const reason = (productId: string, max = 25) => {
    const form = formFor(productId);
    return reasonAgainst({ form, choice: defaultChoice(form), max, limit, isOffline: false });
  };

  it('ERR-13 out of stock, and when it is back', () => {
    expect(reason('PIZ10')).toEqual({ text: 'Temporarily out of stock. Back at 5 pm.' });
  });

  it('ERR-11 not at this time', () => {
    const form = { ...pizza, product: { ...pizza.product, availability: 'not-now' as const } };
    const choice = defaultChoice(form);
    expect(reasonAgainst({ form, choice, max: 25, limit, isOffline: false })).toEqual({
      text: 'Item not available at this time',
    });
  });

  it('ERR-12 more than the cart takes', () => {
    expect(reason('PIZ1', 0)).toEqual({ text: limit });
    expect(reason('PIZ1', 1)).toBeNull();
  });
});

describe('a choice from elsewhere', () => {
  it('is the same again after a round through a cart line', () => {
    const choice = after(pizza, size('large'), crust('thin'), extra('extra-cheese', 3), extra('top-onion'));
    const again = fromSelection(pizza, toSelection(pizza, choice), 1);
    expect(fitChoice(pizza, again)).toEqual({ choice, lost: false });
  });

  it.each([
    ['a size', { sizeId: 'giant' }],
    ['a crust', { crustId: 'stuffed' }],
    ['an add-on', { extras: { 'top-gold': 1 } }],
    ['one that is sold out', { extras: { 'top-olive': 1 } }],
    ['more cheese than there may be', { extras: { 'extra-cheese': 7 } }],
  ])('says that it lost %s which this menu does not have', (_, part) => {
    const { choice, lost } = fitChoice(pizza, { ...defaultChoice(pizza), ...part });
    expect(lost).toBe(true);
    expect(fitChoice(pizza, choice).lost).toBe(false);
  });

  it('is the default where the product lacks sizes', () => {
    const bare = formFor('PIZ9');
    expect(defaultChoice(bare)).toMatchObject({ sizeId: undefined, crustId: undefined });
    expect(unitPrice(bare, defaultChoice(bare))).toBe(9900);
  });
});
