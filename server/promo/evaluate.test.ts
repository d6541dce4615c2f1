import { describe, expect, it } from 'vitest';
import type { AskedLine } from '../pricing/price-lines.ts';
import { asked } from '../pricing/testing/sample-catalogue.ts';
import { evaluate, isApplied } from './evaluate.ts';
import { contextOf, linesOf, type Offered, type OfferedEffect, offer } from './testing/sample-offers.ts';

function tried(written: Offered, lines = linesOf(asked('WINGS')), other = {}) {
  return evaluate(offer(written), { lines }, contextOf(other));
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

  const [pizzas, wing] = [(quantity: number) => asked('MARG', { quantity }), asked('WINGS')];
  it.each<[OfferedEffect, readonly AskedLine[], string]>([
    [{ kind: 'percentage', percent: 10, on: pizza }, [wing], '1 item to use OFFER: Pizza.'],
    [{ kind: 'flat', amount: 100, on: pizza }, [wing], '1 item to use OFFER: Pizza.'],
    [{ kind: 'buy-get', buy: 2, get: 1, on: pizza }, [wing], '3 items to use OFFER: Pizza.'],
    [{ kind: 'buy-get', buy: 2, get: 1, on: pizza }, [pizzas(1)], '2 more to use OFFER: Pizza.'],
    [
      { kind: 'buy-get', buy: 2, get: 2, on: pizza, getOn: wings },
      [pizzas(2)],
      '2 items to use OFFER: Wings.',
    ],
    [
      { kind: 'buy-get', buy: 2, get: 2, on: pizza, getOn: wings },
      [pizzas(2), wing],
      '1 more to use OFFER: Wings.',
    ],
    [
      { kind: 'buy-get', buy: 2, get: 1, on: pizza, getOn: wings },
      [pizzas(1)],
      '1 more to use OFFER: Pizza.',
    ],
    // All that could be got has to be bought.
    [{ kind: 'buy-get', buy: 2, get: 1, getOn: pizza }, [pizzas(2)], '1 more to use OFFER: Pizza.'],
    [
      {
        kind: 'combo',
        parts: [
          { count: 1, on: pizza },
          { count: 2, on: wings },
        ],
        price: 100,
      },
      [pizzas(1)],
      '2 items to use OFFER: Wings.',
    ],
    [
      {
        kind: 'combo',
        parts: [
          { count: 1, on: pizza },
          { count: 2, on: wings },
        ],
        price: 100,
      },
      [pizzas(1), wing],
      '1 more to use OFFER: Wings.',
    ],
    [{ kind: 'free-item', productId: 'COLA', buy: 2, on: pizza }, [wing], '2 items to use OFFER: Pizza.'],
    [{ kind: 'free-item', productId: 'COLA', buy: 2, on: pizza }, [pizzas(1)], '1 more to use OFFER: Pizza.'],
  ])('%j with %j lacks %s', (effect, lines, missing) => {
    expect(tried({ effect }, linesOf(...lines))).toMatchObject({
      reason: 'ITEMS_MISSING',
      text: `Add ${missing}`,
    });
  });

  it.each<[OfferedEffect, readonly AskedLine[], string]>([
    [{ kind: 'percentage', percent: 10, on: wings }, [wing, asked('DUO'), asked('MINT')], 'Duo and Mint.'],
    [{ kind: 'percentage', percent: 10, on: wings }, [wing, asked('DUO', { quantity: 2 })], '2 × Duo.'],
    [{ kind: 'buy-get', buy: 1, get: 1, on: pizza }, [pizzas(3)], '1 × Margherita.'],
    [
      {
        kind: 'combo',
        parts: [
          { count: 1, on: pizza },
          { count: 1, on: wings },
        ],
        price: 100,
      },
      [pizzas(2), wing],
      '1 × Margherita.',
    ],
  ])('OFR-08 %j with %j names what stays at its price: %s', (effect, lines, names) => {
    const result = tried({ effect }, linesOf(...lines));
    expect(result).toMatchObject({ result: 'PARTIAL', notFor: `Not for ${names}` });
    expect(result.text).toMatch(/^OFFER saves you ₹[\d,.]+\. Not for /);
  });

  it('a free item is bought with the items that cost least', () => {
    const effect = { kind: 'free-item', buy: 2, on: pizza, productId: 'COLA' } as const;
    const lines = linesOf(asked('FARM', { ...large, quantity: 2 }), asked('MARG'), asked('WINGS'));
    expect(tried({ effect }, lines)).toMatchObject({
      applied: [
        { lineId: 'FARM', quantity: 1, discount: 0 },
        { lineId: 'MARG', quantity: 1, discount: 0 },
      ],
      leftOut: [],
      text: 'OFFER gives you Cola for free.',
    });
  });

  it('a free item needs as many items as are to be bought, and no more', () => {
    const effect = { kind: 'free-item', buy: 2, on: pizza, productId: 'COLA' } as const;
    expect(tried({ effect }, linesOf(asked('MARG', { quantity: 2 }))).result).toBe('SUCCESS');
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
