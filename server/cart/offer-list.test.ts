import { expect, it } from 'vitest';
import { cartReply } from './cart-reply.ts';
import type { Shop } from './shop-now.ts';
import { cartOf, category, dish, line, menuOf, offer, shopOf } from './testing/sample-shop.ts';
import { lookUp } from './menu-lookup.ts';

const ten = { kind: 'percentage', percent: 10 };
const fifty = { kind: 'flat', amount: 5_000 };
const shown = { heading: 'Save now' };
const fries = line('FRIES', { quantity: 2 });

/** The offers as they stand to a cart. */
const listed = (
  offers: Shop['offers'],
  { lines = [fries], enteredCode = null as string | null, shop = {} } = {},
) => cartReply(cartOf(lines, { enteredCode }), shopOf({ offers, ...shop })).cartOffers ?? [];

it('API-055 an offer that is advertised is shown as its display says', () => {
  const [one] = listed([
    offer({ code: 'TEN', effect: ten }, { ...shown, text: 'On all.', picture: '/p.webp', wash: 'red' }),
  ]);
  expect(one).toEqual({
    code: 'TEN',
    heading: 'Save now',
    text: 'On all.',
    picture: '/p.webp',
    wash: 'red',
    state: 'usable',
    saving: 1_800,
    manualApplyPromo: true,
  });
});

it('a code that nothing advertises is known to who enters it alone', () => {
  const hidden = [offer({ code: 'TEN', effect: ten })];
  expect(listed(hidden)).toEqual([]);
  const [entered] = listed(hidden, { enteredCode: 'TEN' });
  expect(entered).toMatchObject({
    code: 'TEN',
    state: 'applied',
    heading: expect.stringContaining('10%'),
    text: '',
  });
  expect(entered).not.toHaveProperty('picture');
  expect(entered).not.toHaveProperty('nonVeg');
  // One that applies by itself is no secret.
  expect(listed([offer({ code: 'SELF', trigger: 'by-itself', effect: ten })])).toMatchObject([
    { code: 'SELF', state: 'applied', saving: 1_800 },
  ]);
});

it('an offer that is over is not listed, and one that begins later is', () => {
  const codes = listed([
    offer({ code: 'OVER', effect: ten, until: '2026-11-20T10:00:00Z' }, shown),
    offer({ code: 'LATER', effect: ten, from: '2026-11-21T10:00:00Z' }, shown),
  ]).map(({ code, state }) => [code, state]);
  expect(codes).toEqual([['LATER', 'locked']]);
});

it('API-057 an offer that does not hold says why, and what to do', () => {
  expect(listed([offer({ code: 'BIG', effect: ten, minimum: { from: 50_000 } }, shown)])).toMatchObject([
    { state: 'locked', reason: 'BELOW_MINIMUM', hint: expect.stringContaining('Add') },
  ]);
});

it('OFR-11 a code that saves less than what applies already is locked, also beside the codes of others', () => {
  const self = offer({ code: 'SELF', trigger: 'by-itself', effect: fifty });
  const locked = { state: 'locked', reason: 'OTHERS_SAVE_MORE', hint: 'Other offers save you more.' };
  expect(listed([self, offer({ code: 'TEN', effect: ten }, shown)])[1]).toMatchObject(locked);
  const twin = offer({ code: 'TWIN', trigger: 'by-itself', effect: ten });
  expect(listed([self, twin])[1]).toMatchObject(locked);
  // Another code takes no part in it.
  const codes = [offer({ code: 'FIFTY', effect: fifty }, shown), offer({ code: 'TEN', effect: ten }, shown)];
  expect(listed(codes).map(({ state }) => state)).toEqual(['usable', 'usable']);
});

it('MEN-19 an offer is marked where its rule or its display is for meat', () => {
  const marks = listed([
    offer({ code: 'RULE', effect: ten, nonVeg: true }, shown),
    offer({ code: 'DISPLAY', effect: ten }, { ...shown, nonVeg: true }),
    offer({ code: 'NEITHER', effect: ten }, shown),
  ]).map(({ nonVeg }) => nonVeg);
  expect(marks).toEqual([true, true, undefined]);
});

const implicit = (on: object) =>
  listed([offer({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect: { ...ten, on } }, shown)])[0]
    ?.addProducts;

it('CRT-08 an offer of lines names what can be added from it: by product or category, and by its card', () => {
  expect(implicit({ products: ['FRIES', 'GONE', 'WINGS'] })).toEqual(['FRIES', 'WINGS']);
  expect(implicit({ categories: ['c-pizza'] })).toEqual(['PIZZA']);
  expect(implicit({ products: ['FRIES'], categories: ['c-pizza'] })).toEqual(['PIZZA', 'FRIES']);
  // Fries are in this category too.
  expect(implicit({ categories: ['c-deals'] })).toEqual(['FRIES', 'MEAL']);
  // The card sells the regular size.
  expect(implicit({ products: ['PIZZA'], sizes: ['large'] })).toEqual([]);
  expect(implicit({})).toEqual([]);
  const [code] = listed([offer({ code: 'TEN', effect: { ...ten, on: { products: ['FRIES'] } } }, shown)]);
  expect(code).not.toHaveProperty('addProducts');
});

it('CRT-08 names twelve products at most, of those that there are now', () => {
  const gone = dish('GONE', 1_000, { availability: 'out-of-stock' });
  const many = Array.from({ length: 13 }, (_, at) => dish(`D${at}`, 1_000));
  const menu = lookUp(menuOf({ catalog: [category('c-many', 'many', [gone, ...many])] }));
  const effect = { ...ten, on: { categories: ['c-many'] } };
  const [own] = listed([offer({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect }, shown)], {
    lines: [line('D0')],
    shop: { menu },
  });
  expect(own?.addProducts).toEqual(many.slice(0, 12).map(({ productId }) => productId));
});
