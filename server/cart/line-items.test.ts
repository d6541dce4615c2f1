import { expect, it } from 'vitest';
import { cartReply } from './cart-reply.ts';
import { lookUp } from './menu-lookup.ts';
import type { Shop } from './shop-now.ts';
import { cartOf, line, menuOf, offer, shopOf } from './testing/sample-shop.ts';

/** A line as the reply of a cart says it. */
function item(productId: string, more: object = {}, shop: Partial<Shop> = {}) {
  const { validItems, invalidItems } = cartReply(cartOf([line(productId, more)]), shopOf(shop));
  return { valid: validItems[0], invalid: invalidItems[0], all: validItems };
}

it('CRT-06 says all of a line that is chosen: names, prices and the place in the menu', () => {
  const { valid } = item('PIZZA', { sizeId: 'regular', crustId: 'thin', quantity: 2 });
  expect(valid).toMatchObject({
    productId: 'PIZZA',
    quantity: 2,
    product: { id: 'PIZZA', name: 'PIZZA of the house', categroryIds: ['c-pizza'] },
    size: { id: 'regular', name: 'Regular' },
    crust: { id: 'thin', name: 'Thin' },
    sizeId: 'regular',
    crustId: 'thin',
    addons: [],
    addonIds: [],
    options: [],
    choices: [],
    pricePerQty: 21_000,
    total: 42_000,
    mixSaving: 0,
    discount: 0,
    net: 42_000,
    freeItem: false,
    productType: 'SINGLE',
    foodType: 0,
    categoryId: 'c-pizza',
    categoryName: 'The pizza',
    menuCode: 'M-PIZZA',
    picture: '/PIZZA.webp',
    maxQuantity: 10,
  });
  expect(valid).not.toHaveProperty('offerCode');
  expect(valid).not.toHaveProperty('mix');
});

it('what was not chosen is that of the card, and what has no name goes by its id', () => {
  expect(item('PIZZA').valid).toMatchObject({ size: { id: 'regular' }, crust: { id: 'thin' } });
  expect(item('PIZZA').valid).not.toHaveProperty('sizeId');
  expect(item('PIZZA', { sizeId: 'large', crustId: 'thick' }).valid).toMatchObject({
    size: { id: 'large', name: 'large' },
    crust: { id: 'thick', name: 'thick' },
  });
  const { valid } = item('FRIES');
  expect(valid).not.toHaveProperty('size');
  expect(valid).not.toHaveProperty('crust');
});

it('keeps what the app said of a line, and the menu goes before its code', () => {
  const said = { categoryId: 'c-deals', categoryName: 'Deals', item_id: 'M-OLD', hasICCCombo: true };
  expect(item('FRIES', said).valid).toMatchObject({
    categoryId: 'c-deals',
    categoryName: 'Deals',
    menuCode: 'M-OLD',
    hasICCCombo: true,
  });
  expect(item('PIZZA', said).valid?.menuCode).toBe('M-PIZZA');
});

it('MEN-13 counts the portions of an add-on, and names it by the variant that is no size', () => {
  const { valid } = item('PIZZA', { addonIds: ['cheese-regular', 'dip-hot', 'cheese-regular'] });
  expect(valid?.addons).toEqual([
    { id: 'cheese-regular', name: 'More cheese', price: 4_000, quantity: 2 },
    { id: 'dip-hot', name: 'Hot dip', price: 2_000, quantity: 1 },
  ]);
  expect(valid?.choices).toEqual(['More cheese × 2', 'Hot dip']);
  expect(valid?.addonIds).toEqual(['cheese-regular', 'dip-hot', 'cheese-regular']);
});

it('MEN-13 of an add-on in several kinds, the line names the kind that was chosen', () => {
  const [dip] = menuOf().addons.filter(({ addonId }) => addonId === 'dip');
  const kinds = ['hot', 'sweet'].map((kind) => ({
    addonVariantId: `dip-${kind}`,
    name: `${kind} dip`,
    price: 2_000,
  }));
  const menu = lookUp(menuOf({ addons: [{ ...dip, addonVariants: kinds }] }));
  const named = (addonIds: string[]) => item('PIZZA', { addonIds }, { menu }).valid?.choices;
  expect(named(['dip-hot'])).toEqual(['hot dip']);
  expect(named(['dip-sweet'])).toEqual(['sweet dip']);
});

it('MEN-13 an add-on is not named by the size that it is for', () => {
  const [cheese] = menuOf().addons.filter(({ addonId }) => addonId === 'cheese');
  const sized = { addonVariantId: 'cheese-regular', sizeId: 'regular', name: 'Regular', price: 4_000 };
  const menu = lookUp(menuOf({ addons: [{ ...cheese, addonVariants: [sized] }] }));
  expect(item('PIZZA', { addonIds: ['cheese-regular'] }, { menu }).valid?.choices).toEqual(['More cheese']);
});

it.each([
  ['a pizza', 'PIZZA', {}, 0],
  ['a pizza with ham on it', 'PIZZA', { addonIds: ['ham'] }, 1],
  ['a pizza with cheese on it', 'PIZZA', { addonIds: ['cheese-regular'] }, 0],
  ['a pizza with cheese and ham on it', 'PIZZA', { addonIds: ['cheese-regular', 'ham'] }, 1],
  ['wings', 'WINGS', {}, 1],
  // Its own food type is that of no choice.
  ['a meal of what has no meat', 'MEAL', {}, 0],
  [
    'a meal with wings',
    'MEAL',
    {
      options: [
        { orderSeq: 1, productId: 'WINGS' },
        { orderSeq: 2, productId: 'COLA' },
      ],
    },
    1,
  ],
])('MEN-19 %s has meat, or none', (_title, id, more, foodType) => {
  expect(item(id, more).valid?.foodType).toBe(foodType);
});

it('names the dishes of a combo by their place', () => {
  const options = [
    { orderSeq: 2, productId: 'COLA' },
    { orderSeq: 1, productId: 'WINGS' },
  ];
  expect(item('MEAL', { options }).valid).toMatchObject({
    choices: ['WINGS in it', 'COLA in it'],
    productType: 'COMBO',
    options,
  });
  expect(item('MEAL').valid?.choices).toEqual(['WRAP in it', 'COLA in it']);
  expect(item('ROLL').valid?.productType).toBe('EDV');
});

it('CRT-09 an item that is free names its offer, and needs no line of the cart', () => {
  const effect = { kind: 'free-item', on: {}, productId: 'PIZZA', sizeId: 'large', crustId: 'thick' };
  const offers = [offer({ code: 'GIFT', trigger: 'by-itself', effect })];
  const gift = item('WINGS', {}, { offers }).all.find(({ freeItem }) => freeItem);
  expect(gift).toMatchObject({
    offerCode: 'GIFT',
    product: { id: 'PIZZA' },
    size: { id: 'large' },
    crust: { id: 'thick' },
    sizeId: 'large',
    crustId: 'thick',
    addons: [],
    choices: [],
    net: 0,
    foodType: 0,
  });
});

it('WID-13 everyday-value items say by which rule they cost less together, those of an offer do not', () => {
  const mix = { minimum: 2, saving: 1_000 };
  expect(item('ROLL', {}, { mix }).valid?.mix).toEqual(mix);
  expect(item('FRIES', {}, { mix }).valid).not.toHaveProperty('mix');
  const on = { products: ['ROLL'] };
  const effect = { kind: 'percentage', percent: 10, on };
  const offers = [offer({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect })];
  const promoPerQty = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'OWN' };
  expect(item('ROLL', { promoPerQty }, { mix, offers }).valid).not.toHaveProperty('mix');
});

it('CRT-20 what cannot be ordered has its name, and what is missing of it', () => {
  expect(item('PIZZA', { sizeId: 'huge' }).invalid).toMatchObject({
    product: { id: 'PIZZA', name: 'PIZZA of the house' },
    reason: 'size',
    missing: [],
    text: 'Item not available at this time',
  });
  expect(item('GONE').invalid).toMatchObject({ reason: 'out-of-stock', text: 'Temporarily out of stock' });
  expect(item('FRIES', { addonIds: ['ham'] }).invalid).toMatchObject({
    reason: 'addon',
    missing: ['More ham'],
    choices: ['More ham'],
  });
  expect(item('FRIES', { addonIds: ['a-9'] }).invalid).toMatchObject({
    product: { name: 'FRIES of the house' },
    foodType: 0,
    choices: [],
  });
  // A meal with a dish that the menu does not know any more.
  const meal = item('MEAL', { options: [{ orderSeq: 1, productId: 'p-9' }] });
  expect(meal.invalid).toMatchObject({ product: { name: 'MEAL of the house' }, foodType: 0, choices: [] });
  const unknown = item('p-9', { item_id: 'M-9' }).invalid;
  expect(unknown).toMatchObject({
    product: { id: 'p-9', name: 'This item' },
    // Nobody knows: it may have meat.
    foodType: 1,
    choices: [],
    menuCode: 'M-9',
  });
  expect(item('p-9', { item_name: 'Old dish', addonIds: ['a-9'] }).invalid).toMatchObject({
    product: { name: 'Old dish' },
    choices: [],
  });
});
