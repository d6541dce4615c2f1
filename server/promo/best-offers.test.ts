import { expect, it } from 'vitest';
import { promosSchema } from '#schemas/entities/promo.ts';
import { noCharges } from '#schemas/documents/charges.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { asked, sampleCatalogue } from '../pricing/testing/sample-catalogue.ts';
import { bestOffers } from './best-offers.ts';
import { contextOf, linesOf, type Offered, offer } from './testing/sample-offers.ts';

function chosen(offers: readonly Offered[], lines = linesOf(asked('WINGS')), entered?: string) {
  return bestOffers({ promos: offers.map(offer), lines, context: contextOf(), entered });
}

function codes({ applied }: ReturnType<typeof chosen>): string[] {
  return applied.map(({ code }) => code);
}

const half = { code: 'HALF', effect: { kind: 'percentage', percent: 50 } } as const;
const tenth = { code: 'TENTH', stacks: true } as const;
const fifty = { code: 'FIFTY', stacks: true, effect: { kind: 'flat', amount: 5000 } } as const;

it('chooses what saves most: one offer alone, or those that stack', () => {
  expect(codes(chosen([tenth, fifty]))).toEqual(['TENTH', 'FIFTY']);
  expect(codes(chosen([tenth, fifty, half]))).toEqual(['HALF']);
  expect(
    codes(chosen([half, { ...half, code: 'MORE', effect: { kind: 'percentage', percent: 51 } }])),
  ).toEqual(['MORE']);
});

it('each of those that stack takes off what those before it have left', () => {
  expect(chosen([fifty, tenth])).toMatchObject({ saving: 2490 + 5000 });
  const third = { code: 'THIRD', stacks: true, effect: { kind: 'percentage', percent: 50 } } as const;
  // Half of 249 rupees, then a tenth off what is left; TENTH comes first by its code.
  expect(chosen([third, tenth])).toMatchObject({ saving: 2490 + 11205 });
});

it('never takes more off than the items cost', () => {
  const all = { code: 'ALL', stacks: true, effect: { kind: 'percentage', percent: 100 } } as const;
  const result = chosen([all, fifty]);
  expect({ codes: codes(result), saving: result.saving }).toEqual({ codes: ['ALL'], saving: 24900 });
});

it('of sets that save the same it is the smaller one, then the first by code', () => {
  const offers = ['B', 'A'].map((name) => ({ ...fifty, code: `${name}50`, stacks: false }));
  expect(codes(chosen(offers.map((each) => ({ ...each, code: `${each.code}X` }))))).toEqual(['A50X']);
});

it('OFR-11 a code that was entered is in every set that is chosen from, and saves what the order costs less than without it', () => {
  const tenthOff = chosen([tenth, fifty], undefined, 'TENTH');
  expect(codes(tenthOff)).toEqual(['TENTH', 'FIFTY']);
  expect(tenthOff.entered).toMatchObject({ saving: 2490, text: 'TENTH saves you ₹24.90.' });
  const more = { ...half, code: 'MORE', effect: { kind: 'percentage', percent: 60 } } as const;
  const instead = chosen([half, more], undefined, 'MORE');
  expect(codes(instead)).toEqual(['MORE']);
  expect(instead.entered).toMatchObject({
    saving: 2490,
    text: 'MORE saves you ₹24.90 more than the other offers.',
  });
});

it('OFR-09 a code that was entered is left out where other offers save as much without it; one that fails changes nothing', () => {
  const dearer = chosen([half, tenth, fifty], undefined, 'TENTH');
  expect(codes(dearer)).toEqual(['HALF']);
  expect(dearer.entered).toEqual({
    code: 'TENTH',
    result: 'FAILED',
    reason: 'OTHERS_SAVE_MORE',
    text: 'Other offers save you more.',
  });
  expect(codes(chosen([half, { ...half, code: 'SAME' }], undefined, 'SAME'))).toEqual(['HALF']);
  expect(codes(chosen([half, tenth, fifty], undefined, 'UNKNOWN'))).toEqual(['HALF']);
  expect(codes(chosen([half, { ...tenth, orderTypes: ['P'] }], undefined, 'TENTH'))).toEqual(['HALF']);
});

it('a set that saves the same as one offer alone is not chosen; of equal ones it is the first by code, whether they stack or not', () => {
  const same = { code: 'SAME', effect: { kind: 'flat', amount: 2490 + 5000 } } as const;
  expect(codes(chosen([tenth, fifty, same]))).toEqual(['SAME']);
  expect(codes(chosen([fifty, { ...fifty, code: 'ABLE', stacks: false }]))).toEqual(['ABLE']);
});

it('OFR-11 a code that was entered says what it saves after those before it', () => {
  const third = { code: 'THIRD', stacks: true, effect: { kind: 'percentage', percent: 50 } } as const;
  expect(chosen([third, tenth], undefined, 'THIRD').entered).toMatchObject({
    saving: 11205,
    text: 'THIRD saves you ₹112.05.',
  });
});

it('OFR-09 a code that was entered and saves as much as another is not taken in its place', () => {
  const early = chosen([half, { ...half, code: 'EARLY' }], undefined, 'EARLY');
  expect(codes(early)).toEqual(['HALF']);
  expect(early.entered).toMatchObject({ result: 'FAILED', reason: 'OTHERS_SAVE_MORE' });
});

it.each<[string, NonNullable<Offered['effect']>]>([
  ['buy-get', { kind: 'buy-get', buy: 1, get: 1, times: 1 }],
  ['combo', { kind: 'combo', parts: [{ count: 2 }], price: 30000, times: 1 }],
  ['free-item', { kind: 'free-item', productId: 'COLA', buy: 2 }],
])('an item is in the set of one offer of kind %s at most', (_, effect) => {
  const offers = ['ONE', 'TWO'].map((code) => ({ code, stacks: true, effect }));
  expect(codes(chosen(offers, linesOf(asked('WINGS', { quantity: 3 }))))).toEqual(['ONE']);
  expect(codes(chosen(offers, linesOf(asked('WINGS', { quantity: 4 }))))).toEqual(['ONE', 'TWO']);
});

it('an item is in the set of one offer at most', () => {
  const pair = { kind: 'buy-get', buy: 1, get: 1 } as const;
  const offers = ['PAIRA', 'PAIRB'].map((code) => ({ code, stacks: true, effect: pair }));
  expect(chosen(offers, linesOf(asked('WINGS', { quantity: 3 })))).toMatchObject({ saving: 24900 });
  expect(codes(chosen(offers, linesOf(asked('WINGS', { quantity: 3 }))))).toEqual(['PAIRA']);
});

it('an offer of type PRODUCT_IMPLICIT applies to its lines whatever else is chosen', () => {
  const own = {
    code: 'OWN',
    trigger: 'PRODUCT_IMPLICIT',
    effect: { kind: 'flat', amount: 1000, each: true },
  } as const;
  const lines = linesOf(asked('WINGS', { implicitPromo: 'OWN', quantity: 2 }), asked('MARG'));
  const result = chosen([own, half], lines);
  expect(codes(result)).toEqual(['OWN', 'HALF']);
  expect(Object.fromEntries(result.discounts)).toEqual({ WINGS: 2000, MARG: 9950 });
});

it('an offer of type PRODUCT_IMPLICIT takes off its lines once', () => {
  const own = {
    code: 'OWN',
    trigger: 'PRODUCT_IMPLICIT',
    effect: { kind: 'flat', amount: 1000, each: true },
  } as const;
  const result = chosen([own], linesOf(asked('WINGS', { implicitPromo: 'OWN' })));
  expect([codes(result), result.saving]).toEqual([['OWN'], 1000]);
});

it('says of each offer what it would do alone', () => {
  const { alone } = chosen([half, { ...tenth, orderTypes: ['P'] }]);
  expect(alone).toMatchObject([
    { code: 'HALF', result: 'SUCCESS' },
    { code: 'TENTH', result: 'FAILED', reason: 'ORDER_TYPE' },
  ]);
});

it('a gift becomes a free line of the priced cart, and counts with its price where the best is chosen', () => {
  const gift = { code: 'GIFT', effect: { kind: 'free-item', productId: 'COLA' } } as const;
  const cart = (offers: readonly Offered[]) =>
    priceCart({
      lines: [asked('WINGS')],
      catalogue: sampleCatalogue,
      orderType: 'D',
      charges: noCharges,
      promo: (lines) => chosen(offers, lines),
    });
  expect(cart([gift, fifty]).lines).toMatchObject([
    { productId: 'WINGS', net: 24900 },
    { productId: 'COLA', kind: 'free', promoCode: 'GIFT', net: 0 },
  ]);
  const sixty = { ...fifty, effect: { kind: 'flat', amount: 6000 } } as const;
  expect(cart([gift, sixty]).bill).toMatchObject({ itemTotal: 24900, discount: 6000 });
});

it('a shop has few offers that stack, and each code once', () => {
  const many = Array.from({ length: 11 }, (_, at) => offer({ code: `OFFER${at}`, stacks: true }));
  expect(() => bestOffers({ promos: many, lines: linesOf(asked('WINGS')), context: contextOf() })).toThrow(
    RangeError,
  );
  // As many as there may be are tried, and those that do not hold do not count.
  const lines = linesOf(asked('WINGS'));
  for (const promos of [many.slice(1), [offer({ ...tenth, orderTypes: ['P'] }), ...many.slice(1)]])
    expect(bestOffers({ promos, lines, context: contextOf() }).applied).toHaveLength(10);
  expect(promosSchema.safeParse(many).success).toBe(false);
  expect(promosSchema.safeParse(many.slice(1)).success).toBe(true);
  expect(promosSchema.safeParse([offer(), offer()]).success).toBe(false);
});

it.each<[string, Offered]>([
  ['takes off more than everything', { effect: { kind: 'percentage', percent: 101 } }],
  ['takes off half a paisa', { effect: { kind: 'flat', amount: 0.5 } }],
  ['ends before it begins', { from: '2026-11-21T00:00:00+05:30', until: '2026-11-20T00:00:00+05:30' }],
  ['puts one item together', { effect: { kind: 'combo', parts: [{ count: 1 }], price: 100 } }],
  [
    'belongs to lines and takes an amount off once',
    { trigger: 'PRODUCT_IMPLICIT', effect: { kind: 'flat', amount: 100 } },
  ],
])('an offer that %s is no rule', (_, written) => {
  expect(() => offer(written)).toThrow();
});
