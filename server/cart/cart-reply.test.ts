import { expect, it } from 'vitest';
import { cartReply } from './cart-reply.ts';
import { codeForOthers } from './code-for-others.ts';
import { lookUp } from './menu-lookup.ts';
import { cartOf, category, dish, line, menuOf, offer, shopOf } from './testing/sample-shop.ts';
import type { Shop } from './shop-now.ts';

const fries = line('FRIES', { quantity: 2 });
const ten = { kind: 'percentage', percent: 10 };
const reply = (lines = [fries], shop: Partial<Shop> = {}, more: object = {}) =>
  cartReply(cartOf(lines, more), shopOf(shop));

it('CRT-01 CRT-20 prices what can be ordered, names what cannot, and leaves nothing out', () => {
  const gone = line('GONE');
  const priced = reply([fries, gone]);
  expect(priced).toMatchObject({
    cartId: 'c-1',
    version: 3,
    storeId: '14052',
    deliveryType: 'P',
    netPrice: 18_900,
    manualApplyPromo: false,
    appliedOffers: [],
    cartOffers: [],
    tnc: [],
    limits: [],
  });
  expect(priced.validItems.map(({ id }) => id)).toEqual([fries.id]);
  expect(priced.invalidItems.map(({ id, reason }) => [id, reason])).toEqual([[gone.id, 'out-of-stock']]);
  expect(priced).not.toHaveProperty('isOrdered');
  expect(priced).not.toHaveProperty('explicitPromo');
  expect(reply([fries], {}, { isClosed: true }).isOrdered).toBe(true);
});

it('suggests what goes with it, of the same kind of food', () => {
  expect(reply().upsellData).toEqual(['PIZZA', 'MEAL']);
  expect(reply([line('WINGS')]).upsellData).toEqual(['FRIES', 'PIZZA', 'MEAL']);
});

it('OFR-11 an entered code takes part, and says what it does, or why it does not hold', () => {
  const offers = [offer({ code: 'TEN', effect: ten })];
  const entered = (enteredCode: string | null, lines = [fries]) => reply(lines, { offers }, { enteredCode });
  expect(entered(null).netPrice).toBe(18_900);
  const held = entered('TEN');
  expect(held.netPrice).toBe(17_010);
  expect(held.explicitPromo).toEqual({
    promoCode: 'TEN',
    result: 'SUCCESS',
    text: expect.stringContaining('₹18'),
  });
  expect(held.appliedOffers).toMatchObject([{ code: 'TEN', result: 'SUCCESS', saving: 1_800 }]);
  expect(held.tnc?.[0]).toContain('10%');
  expect(entered('GONE').explicitPromo).toEqual({
    promoCode: 'GONE',
    result: 'FAILED',
    text: 'Sorry, this coupon is not valid',
  });
  expect(entered('TEN', []).explicitPromo).toMatchObject({ result: 'FAILED' });
});

it('an offer that applies by itself needs no code, and the terms of two that agree are said once', () => {
  const offers = [
    offer({ code: 'ONE', trigger: 'by-itself', effect: ten, stacks: true }),
    offer({ code: 'TWO', trigger: 'by-itself', effect: ten, stacks: true }),
  ];
  const { netPrice, appliedOffers, tnc = [] } = reply([fries], { offers });
  expect(netPrice).toBe(15_310);
  expect(appliedOffers).toHaveLength(2);
  expect(tnc.length).toBeGreaterThan(0);
  expect(new Set(tnc).size).toBe(tnc.length);
});

it('says the terms of the offers that apply, and of no other one', () => {
  const offers = [
    offer({
      code: 'BIG',
      trigger: 'by-itself',
      effect: { kind: 'flat', amount: 5_000 },
      minimum: { from: 90_000 },
    }),
    offer({ code: 'SELF', trigger: 'by-itself', effect: ten }),
  ];
  const small = reply([fries], { offers });
  expect(small.tnc).toContain('Takes 10% off.');
  expect(small.tnc?.join(' ')).not.toContain('₹50');
  const none = reply([fries], { offers: offers.slice(0, 1) });
  expect(none.tnc).toEqual([]);
});

const own = (more: object = {}) =>
  offer({
    code: 'OWN',
    trigger: 'PRODUCT_IMPLICIT',
    effect: { ...ten, on: { products: ['FRIES'] } },
    ...more,
  });
const promoPerQty = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'OWN' };
const ofOffer = line('FRIES', { promoPerQty });

it.each<[string, readonly ReturnType<typeof own>[], string | undefined]>([
  ['runs', [own()], undefined],
  ['is over', [own({ until: '2026-11-20T09:59:00Z' })], 'OWN ended on'],
  ['is not there any more', [], 'The offer of this item is over.'],
  ['is entered by its code now', [own({ trigger: 'code' })], 'The offer of this item is over.'],
  [
    'is for something else now',
    [own({ effect: { ...ten, on: { products: ['WINGS'] } } })],
    'This item does not belong to the offer any more.',
  ],
  ['would hold with more in the cart', [own({ minimum: { from: 900_000 } })], undefined],
  ['would hold with another way to pay', [own({ paymentModes: ['UPI_WALLET'] })], undefined],
  ['is for another kind of order', [own({ orderTypes: ['D'] })], 'OWN is for'],
])('CRT-08 a line that was added from an offer that %s', (_title, offers, text) => {
  const { validItems, invalidItems } = reply([ofOffer], { offers });
  expect([validItems.length, invalidItems.length]).toEqual(text === undefined ? [1, 0] : [0, 1]);
  if (text !== undefined)
    expect(invalidItems[0]).toMatchObject({
      reason: 'offer',
      missing: [],
      text: expect.stringContaining(text),
    });
});

it('CRT-08 a line of an offer that saves nothing of its price stays', () => {
  const menu = lookUp(menuOf({ catalog: [category('c-dips', 'dips', [dish('DIP', 0)])] }));
  const offers = [own({ effect: { ...ten, on: { products: ['DIP'] } } })];
  const { validItems } = reply([line('DIP', { promoPerQty })], { offers, menu });
  expect(validItems.map(({ product }) => product.id)).toEqual(['DIP']);
});

it('CON-06 CON-07 ERR-12 says which limits a cart passes', () => {
  const limits = (quantity: number, config: object = {}, products = {}) =>
    cartReply(cartOf([line('FRIES', { quantity }), line('WINGS')]), shopOf(products, config)).limits;
  expect(limits(10)).toEqual([]);
  expect(limits(11)).toEqual(['too-many-of-product']);
  expect(limits(2, { maxCartItems: 3 })).toEqual([]);
  expect(limits(2, { maxCartItems: 2 })).toEqual(['too-many-items']);
  expect(limits(1, { maxCartPrice: 357 })).toEqual([]);
  expect(limits(1, { maxCartPrice: 356 })).toEqual(['too-dear']);
});

it('ERR-12 lines of one product count together, and what is given for free does not', () => {
  const lines = [line('FRIES', { quantity: 6 }), line('FRIES', { quantity: 5, promoPerQty })];
  expect(reply(lines, { offers: [own()] }).limits).toEqual(['too-many-of-product']);
  const free = { kind: 'free-item', on: { products: ['WINGS'] }, productId: 'FRIES', quantity: 5 };
  const offers = [offer({ code: 'GIFT', trigger: 'by-itself', effect: free })];
  const gift = reply([line('FRIES', { quantity: 10 }), line('WINGS')], { offers });
  expect(gift.validItems.map(({ quantity, freeItem }) => [quantity, freeItem])).toContainEqual([5, true]);
  expect(gift.limits).toEqual([]);
});

it('OFR-05 a gift is worth all its pieces', () => {
  const on = { products: ['WINGS'] };
  const offers = [
    offer({
      code: 'TWO',
      trigger: 'by-itself',
      effect: { kind: 'free-item', on, productId: 'FRIES', quantity: 2 },
    }),
    offer({ code: 'LESS', trigger: 'by-itself', effect: { kind: 'flat', on, amount: 17_000 } }),
  ];
  expect(reply([line('WINGS')], { offers }).appliedOffers).toMatchObject([{ code: 'TWO' }]);
});

it('a gift that the menu does not have now is none', () => {
  const free = { kind: 'free-item', on: { products: ['WINGS'] }, productId: 'GONE' };
  const offers = [offer({ code: 'GIFT', effect: free })];
  expect(reply([line('WINGS')], { offers }, { enteredCode: 'GIFT' }).explicitPromo).toMatchObject({
    result: 'FAILED',
    text: expect.stringContaining('GONE of the house is not available now'),
  });
});

const byUpi = offer({ code: 'UPI', effect: ten, paymentModes: ['UPI_WALLET', 'CC'] });
const forOthers = (shop: Partial<Shop>, enteredCode = 'UPI', lines = [fries]) => {
  const cart = cartOf(lines, { enteredCode });
  const open = shopOf({ offers: [byUpi], ...shop });
  return codeForOthers(cart, open, cartReply(cart, open));
};

it('PAY-24 a code that holds for other ways to pay alone is known, with what to say', () => {
  const known = { code: 'UPI', text: expect.stringContaining('Choose') };
  expect(forOthers({})).toEqual(known);
  expect(forOthers({ paymentMode: 'CASH' })).toEqual(known);
  // It holds.
  expect(forOthers({ paymentMode: 'UPI_WALLET' })).toBeUndefined();
  // It may be paid so, and another offer saves more then.
  const flat = { kind: 'flat', amount: 5_000 };
  const byCard = offer({ code: 'CARD', trigger: 'by-itself', effect: flat, paymentModes: ['CC'] });
  expect(forOthers({ offers: [byUpi, byCard], paymentMode: 'CC' })).toBeUndefined();
  // It would hold for no way to pay.
  expect(forOthers({ paymentMode: 'CC' }, 'UPI', [])).toBeUndefined();
  expect(forOthers({}, 'UPI', [])).toBeUndefined();
  expect(forOthers({}, 'NONE')).toBeUndefined();
  expect(
    forOthers({ offers: [offer({ code: 'UPI', effect: ten, minimum: { from: 900_000 } })] }),
  ).toBeUndefined();
});
