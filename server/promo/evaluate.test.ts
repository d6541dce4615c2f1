import { describe, expect, it } from 'vitest';
import { asked } from '../pricing/testing/sample-catalogue.ts';
import { evaluate, isApplied } from './evaluate.ts';
import { contextOf, linesOf, type Offered, type OfferedEffect, offer } from './testing/sample-offers.ts';

function tried(written: Offered, lines = linesOf(asked('WINGS')), other = {}) {
  return evaluate(offer(written), { lines }, contextOf(other));
}

function at(moment: string) {
  return { now: Date.parse(moment) };
}

const wings = { products: ['WINGS'] };
const pizza = { categories: ['2'] };
const large = { sizeId: 'large' };

describe('results', () => {
  it('OFR-08 SUCCESS and PARTIAL are applied', () => {
    const full = tried({});
    const part = tried(
      { effect: { kind: 'percentage', percent: 10, on: wings } },
      linesOf(asked('WINGS'), asked('DUO')),
    );
    expect(full).toMatchObject({ result: 'SUCCESS', discount: 2490, text: 'OFFER saves you ₹24.90.' });
    expect(part).toMatchObject({
      result: 'PARTIAL',
      discount: 2490,
      leftOut: [{ lineId: 'DUO', quantity: 1 }],
      text: 'OFFER saves you ₹24.90. Not for Duo.',
    });
    expect([full, part].map(isApplied)).toEqual([true, true]);
  });

  it('OFR-09 FAILED is not applied, and says what to do', () => {
    const failed = tried({ minimum: { from: 30000 } });
    expect(failed).toEqual({
      code: 'OFFER',
      result: 'FAILED',
      reason: 'BELOW_MINIMUM',
      text: 'Add ₹51 more to use OFFER: it is for orders of ₹300 or more.',
    });
    expect(isApplied(failed)).toBe(false);
  });
});

describe('conditions', () => {
  const duo = linesOf(asked('WINGS'), asked('MINT', { quantity: 2 }));
  it.each<[string, Offered, object]>([
    ['NOT_STARTED', { from: '2026-11-20T12:00:01+05:30' }, {}],
    ['OVER', { until: '2026-11-20T12:00:00+05:30' }, {}],
    ['NOT_NOW', { hours: { from: '12:01', until: '15:00' } }, {}],
    ['NOT_NOW', { weekdays: ['sat'] }, {}],
    [
      'NOT_NOW',
      { weekdays: ['sat'], hours: { from: '22:00', until: '02:00' } },
      at('2026-11-21T01:00:00+05:30'),
    ],
    ['ORDER_TYPE', { orderTypes: ['P', 'DINEIN'] }, {}],
    ['LOG_IN', { firstOrder: true }, { customer: undefined }],
    ['LOG_IN', { perCustomer: { uses: 1, per: 'day' } }, { customer: undefined }],
    ['NOT_FIRST_ORDER', { firstOrder: true }, {}],
    ['BELOW_MINIMUM', { minimum: { above: 25566 } }, {}],
    ['BELOW_MINIMUM', { minimum: { from: 25567 } }, {}],
    ['PAYMENT_MODE', { paymentModes: ['UPI_WALLET'] }, {}],
    ['PAYMENT_MODE', { paymentModes: ['UPI_WALLET'] }, { paymentMode: 'CASH' }],
    ['ITEMS_MISSING', { effect: { kind: 'percentage', percent: 10, on: pizza } }, {}],
    [
      'NO_SAVING',
      {
        effect: { kind: 'percentage', percent: 1, on: { products: ['NONE', 'MINT'] } },
        minimum: { from: 1 },
      },
      { mint: true },
    ],
  ])('%s where %j does not hold', (reason, written, { mint, ...other }: { mint?: boolean }) => {
    const lines = mint ? duo.map((line) => ({ ...line, unitPrice: 10 })) : duo;
    expect(tried(written, lines, other)).toMatchObject({ result: 'FAILED', reason });
  });

  it.each<[Offered, object]>([
    [{ from: '2026-11-20T12:00:00+05:30', until: '2026-11-20T12:00:01+05:30' }, {}],
    [{ hours: { from: '12:00', until: '12:01' }, weekdays: ['fri'] }, {}],
    [{ weekdays: ['fri'], hours: { from: '22:00', until: '02:00' } }, at('2026-11-21T01:00:00+05:30')],
    // Already Saturday in India.
    [{ weekdays: ['sat'] }, at('2026-11-20T18:30:00Z')],
    [{ orderTypes: ['P', 'D'] }, {}],
    [{ firstOrder: true }, { customer: { ordersBefore: 0, uses: [] } }],
    [{ minimum: { above: 25565 } }, {}],
    [{ minimum: { from: 25566 } }, {}],
    [{ paymentModes: ['CC', 'UPI_WALLET'] }, { paymentMode: 'UPI_WALLET' }],
  ])('%j holds', (written, other) => {
    expect(tried(written, duo, other).result).toBe('SUCCESS');
  });

  it.each([
    [{ above: 29900 }, 'Add ₹51 more to use OFFER: it is for orders above ₹299.'],
    [{ from: 29900 }, 'Add ₹50 more to use OFFER: it is for orders of ₹299 or more.'],
    [{ above: 24900 }, 'Add ₹1 more to use OFFER: it is for orders above ₹249.'],
  ])('%j: what is to be added is enough', (minimum, text) => {
    expect(tried({ minimum })).toMatchObject({ reason: 'BELOW_MINIMUM', text });
    const added = Number(/₹(\d+)/.exec(text)?.[1]) * 100;
    const enough = linesOf(asked('WINGS')).map((line) => ({ ...line, unitPrice: line.unitPrice + added }));
    expect(tried({ minimum }, enough).result).toBe('SUCCESS');
  });

  it.each([
    ['day', ['2026-11-20T00:00:00+05:30'], 'USED_UP', 'You have used OFFER today. Use it again tomorrow.'],
    ['day', ['2026-11-19T23:59:59+05:30'], undefined, 'OFFER saves you ₹24.90.'],
    [
      'month',
      ['2026-11-01T00:00:00+05:30'],
      'USED_UP',
      'You have used OFFER this month. Use it again next month.',
    ],
    ['month', ['2026-10-31T23:59:59+05:30'], undefined, 'OFFER saves you ₹24.90.'],
    ['ever', ['2025-01-01T00:00:00+05:30'], 'USED_UP', 'You have used OFFER already. See the other offers.'],
  ] as const)('once a %s, used at %s: %s', (per, used, reason, text) => {
    const customer = {
      ordersBefore: 3,
      uses: used.map((moment) => ({ code: 'OFFER', at: Date.parse(moment) })),
    };
    const result = tried({ perCustomer: { uses: 1, per } }, undefined, { customer });
    expect(result).toMatchObject({ text, ...(reason && { reason }) });
    expect(tried({ perCustomer: { uses: 2, per } }, undefined, { customer }).result).toBe('SUCCESS');
  });

  it('uses of another offer do not count', () => {
    const customer = { ordersBefore: 3, uses: [{ code: 'OTHER', at: contextOf().now }] };
    expect(tried({ perCustomer: { uses: 1, per: 'day' } }, undefined, { customer }).result).toBe('SUCCESS');
  });

  it('an empty cart, or one of free items alone, is told to be filled', () => {
    const free = linesOf(asked('WINGS')).map((line) => ({ ...line, kind: 'free' as const, promoCode: 'G' }));
    for (const lines of [[], free]) expect(tried({}, lines)).toMatchObject({ reason: 'EMPTY_CART' });
  });
});

describe('effects', () => {
  const four = linesOf(
    asked('MARG', large),
    asked('FARM', { ...large, quantity: 2, addonIds: ['cheese-large'] }),
    asked('WINGS'),
  );
  const twoLarge: Extract<OfferedEffect, { kind: 'combo' }> = {
    kind: 'combo',
    parts: [{ count: 2, on: { ...pizza, sizes: ['large'] } }],
    price: 79900,
  };

  it.each<[string, OfferedEffect, number, object]>([
    ['a percentage stops at its cap', { kind: 'percentage', percent: 40, atMost: 12000 }, 12000, {}],
    [
      'a percentage rounds a half paisa up',
      { kind: 'percentage', percent: 1, on: wings },
      249,
      { result: 'PARTIAL' },
    ],
    ['an amount is taken off once', { kind: 'flat', amount: 10000, on: pizza }, 10000, { result: 'SUCCESS' }],
    [
      'an amount takes no more than there is',
      { kind: 'flat', amount: 30000, on: wings },
      24900,
      { result: 'PARTIAL', text: 'OFFER saves you ₹249 of ₹300: the items cost no more.' },
    ],
    [
      'an amount can be taken off each item',
      { kind: 'flat', amount: 5000, each: true, on: pizza },
      15000,
      {},
    ],
    [
      'the third of three is free, the one that costs least',
      { kind: 'buy-get', buy: 2, get: 1, on: pizza },
      53900,
      { result: 'SUCCESS' },
    ],
    [
      'the second of two costs half, without its extras',
      { kind: 'buy-get', buy: 1, get: 1, percentOff: 50, on: pizza },
      34950,
      { result: 'PARTIAL', leftOut: [{ lineId: 'MARG', quantity: 1 }] },
    ],
    [
      'who buys a pizza gets wings for free',
      { kind: 'buy-get', buy: 1, get: 1, on: pizza, getOn: wings },
      24900,
      { result: 'SUCCESS' },
    ],
    [
      'two together have a price, and extras are charged',
      twoLarge,
      2 * 69900 - 79900,
      { result: 'PARTIAL', text: 'OFFER saves you ₹599. Not for Margherita.' },
    ],
  ])('%s', (_, effect, discount, expected) => {
    expect(tried({ effect }, four)).toMatchObject({ discount, ...expected });
  });

  it('as many sets are made as save something, and no more than the offer allows', () => {
    const lines = linesOf(asked('MARG', { ...large, quantity: 4 }));
    expect(tried({ effect: twoLarge }, lines)).toMatchObject({
      discount: 2 * (2 * 53900 - 79900),
      result: 'SUCCESS',
    });
    expect(tried({ effect: { ...twoLarge, times: 1 } }, lines)).toMatchObject({
      discount: 27900,
      result: 'PARTIAL',
    });
    expect(tried({ effect: { ...twoLarge, price: 110000 } }, lines)).toMatchObject({ reason: 'NO_SAVING' });
  });

  it('of items that cost the same it is the product that decides which are in a set, not how the cart is divided', () => {
    const [mint, wing] = [asked('MINT', { id: 'z', quantity: 2 }), asked('WINGS', { id: 'm' })];
    const split = [asked('MINT', { id: 'a' }), asked('MINT', { id: 'z' }), wing];
    for (const lines of [[mint, wing], split]) {
      const equal = linesOf(...lines).map((line) => ({ ...line, unitPrice: 10000, unitBase: 10000 }));
      expect(tried({ effect: { kind: 'buy-get', buy: 1, get: 1 } }, equal)).toMatchObject({
        leftOut: [{ lineId: 'm', quantity: 1 }],
      });
    }
  });

  it('says what is missing for a set', () => {
    expect(tried({ effect: twoLarge }, linesOf(asked('MARG', large)))).toMatchObject({
      reason: 'ITEMS_MISSING',
      text: 'Add 1 more to use OFFER: Pizza (Large).',
    });
    const withWings = { kind: 'buy-get', buy: 2, get: 1, on: pizza, getOn: wings } as const;
    expect(tried({ effect: withWings }, linesOf(asked('MARG', { quantity: 3 })))).toMatchObject({
      text: 'Add 1 item to use OFFER: Wings.',
    });
    expect(tried({ effect: withWings }, linesOf(asked('WINGS')))).toMatchObject({
      text: 'Add 2 items to use OFFER: Pizza.',
    });
  });

  it('OFR-09 names three of what is missing, and none as one more of what is not there', () => {
    const on = { products: ['WINGS', 'MINT', 'COLA', 'FRIES'] };
    expect(tried({ effect: { kind: 'flat', amount: 100, on } }, linesOf(asked('MARG')))).toMatchObject({
      reason: 'ITEMS_MISSING',
      text: 'Add 1 item to use OFFER: Wings, Mint, Cola and others.',
    });
  });

  it('a free item comes with what has to be bought, and only while there is one', () => {
    const effect = { kind: 'free-item', buy: 2, on: pizza, productId: 'COLA', quantity: 2 } as const;
    expect(tried({ effect }, four)).toMatchObject({
      result: 'SUCCESS',
      discount: 0,
      saving: 11800,
      gift: { code: 'OFFER', productId: 'COLA', quantity: 2 },
      text: 'OFFER gives you 2 × Cola for free.',
    });
    expect(tried({ effect }, linesOf(asked('MARG')))).toMatchObject({ reason: 'ITEMS_MISSING' });
    expect(tried({ effect }, four, { worthOf: () => null })).toMatchObject({ reason: 'GIFT_GONE' });
  });

  it('everyday-value items that cost less in a mix stay at their price, unless the offer says otherwise', () => {
    const lines = linesOf(asked('FRIES'), asked('COLA'), asked('WINGS'));
    expect(tried({}, lines)).toMatchObject({ result: 'PARTIAL', discount: 2490 });
    expect(tried({ withMix: true }, lines)).toMatchObject({ result: 'SUCCESS', discount: 2490 + 890 + 490 });
    // One of them alone costs its own price.
    expect(tried({}, linesOf(asked('FRIES'), asked('WINGS')))).toMatchObject({ result: 'SUCCESS' });
  });

  it('an offer of type PRODUCT_IMPLICIT concerns its own lines, and no other offer does', () => {
    const lines = linesOf(asked('WINGS', { implicitPromo: 'OWN' }), asked('MINT'));
    const effect = { kind: 'flat', amount: 2000, each: true } as const;
    expect(tried({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect }, lines)).toMatchObject({
      result: 'SUCCESS',
      applied: [{ lineId: 'WINGS', discount: 2000 }],
    });
    expect(tried({}, lines)).toMatchObject({ result: 'SUCCESS', applied: [{ lineId: 'MINT' }] });
    expect(tried({ code: 'THIRD', trigger: 'PRODUCT_IMPLICIT', effect }, lines)).toMatchObject({
      result: 'FAILED',
    });
  });
});
