import { describe, expect, it } from 'vitest';
import { asked } from '../pricing/testing/sample-catalogue.ts';
import { evaluate } from './evaluate.ts';
import { contextOf, linesOf, type Offered, offer } from './testing/sample-offers.ts';

function tried(written: Offered, lines = linesOf(asked('WINGS')), other = {}) {
  return evaluate(offer(written), { lines }, contextOf(other));
}

function at(moment: string) {
  return { now: Date.parse(moment) };
}

const pizza = { categories: ['2'] };

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

  it.each<[Offered, object, string]>([
    [{ from: '2026-11-20T12:00:01+05:30' }, {}, 'OFFER starts on 20 Nov 2026, 12:00 pm. Come back then.'],
    [
      { until: '2026-11-20T11:30:00+05:30' },
      {},
      'OFFER ended on 20 Nov 2026, 11:30 am. See the other offers.',
    ],
    [
      { weekdays: ['sat'], hours: { from: '13:00', until: '15:00' } },
      {},
      'OFFER can be used on Saturday from 1 pm to 3 pm. Come back then.',
    ],
    [
      { orderTypes: ['P', 'DINEIN'] },
      {},
      'OFFER is for takeaway and dine-in orders. Change the order type to use it.',
    ],
    [{ firstOrder: true }, { customer: undefined }, 'Log in to use OFFER.'],
    [{ firstOrder: true }, {}, 'OFFER is for a first order. See the other offers.'],
    [{ paymentModes: ['UPI_WALLET', 'CC'] }, {}, 'Choose UPI or credit card as payment to use OFFER.'],
    [
      { effect: { kind: 'free-item', productId: 'COLA' } },
      { worthOf: () => null },
      'Cola is not available now. See the other offers.',
    ],
    [
      { effect: { kind: 'combo', parts: [{ count: 2 }], price: 99900 } },
      {},
      'OFFER would not make this order cost less. Keep it for another.',
    ],
  ])('OFR-09 %j with %j says what to do', (written, other, text) => {
    expect(tried(written, duo, other)).toMatchObject({ result: 'FAILED', text });
  });

  it('a guest can use an offer that asks for no customer', () => {
    expect(tried({}, undefined, { customer: undefined }).result).toBe('SUCCESS');
  });

  it.each(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)(
    'an offer for %s holds on that day of the week alone',
    (weekday) => {
      // The 15th is a Sunday.
      const held = [15, 16, 17, 18, 19, 20, 21].filter(
        (day) =>
          tried({ weekdays: [weekday] }, duo, at(`2026-11-${day}T12:00:00+05:30`)).result === 'SUCCESS',
      );
      expect(held).toEqual([15 + ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(weekday)]);
    },
  );

  it('hours past midnight belong to the day that they begin on', () => {
    const night = { weekdays: ['sat'], hours: { from: '22:00', until: '02:00' } } satisfies Offered;
    const held = (moment: string) => tried(night, duo, at(moment)).result === 'SUCCESS';
    expect(
      [
        '2026-11-21T01:59:00+05:30',
        '2026-11-21T22:00:00+05:30',
        '2026-11-22T01:59:00+05:30',
        '2026-11-22T02:00:00+05:30',
        '2026-11-22T22:00:00+05:30',
      ].map(held),
    ).toEqual([false, true, true, false, false]);
  });

  it('uses of another offer do not count', () => {
    const customer = { ordersBefore: 3, uses: [{ code: 'OTHER', at: contextOf().now }] };
    expect(tried({ perCustomer: { uses: 1, per: 'day' } }, undefined, { customer }).result).toBe('SUCCESS');
  });

  it('an empty cart, or one of free items alone, is told to be filled', () => {
    const free = linesOf(asked('WINGS')).map((line) => ({ ...line, kind: 'free' as const, promoCode: 'G' }));
    for (const lines of [[], free])
      expect(tried({}, lines)).toMatchObject({
        reason: 'EMPTY_CART',
        text: 'Add something to your cart to use OFFER.',
      });
  });
});
