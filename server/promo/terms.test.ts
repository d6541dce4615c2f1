import { expect, it } from 'vitest';
import { sampleNames as names, type Offered, offer } from './testing/sample-offers.ts';
import { termsOf } from './terms.ts';

const alone = [
  'Everyday-value items that cost less in a mix stay at their price.',
  'Not together with another offer.',
];
const pizza = { categories: ['2'] };

it.each<[Offered, readonly string[]]>([
  [{}, ['Takes 10% off.', 'Applies to anything.', ...alone]],
  [
    { effect: { kind: 'percentage', percent: 40, atMost: 12050, on: { exceptCategories: ['50', '4'] } } },
    ['Takes 40% off, ₹120.50 at most.', 'Applies to anything except Combos and Sides.', ...alone],
  ],
  [
    {
      effect: {
        kind: 'flat',
        amount: 2000,
        each: true,
        on: { ...pizza, products: ['WINGS'], sizes: ['large'] },
      },
    },
    ['Takes ₹20 off each item.', 'Applies to Pizza or Wings (Large).', ...alone],
  ],
  [
    { effect: { kind: 'buy-get', buy: 2, get: 1, on: pizza, times: 1 }, stacks: true, withMix: true },
    [
      'Buy 2 × Pizza, get 1 more for free: those that cost least.',
      'No more than once in an order.',
      'Toppings and other extras are charged as always.',
      'Goes together with other offers that do.',
    ],
  ],
  [
    { effect: { kind: 'buy-get', buy: 1, get: 1, on: pizza, getOn: { products: ['COLA'] }, percentOff: 50 } },
    [
      'Buy 1 × Pizza, get 1 × Cola with 50% off.',
      'Toppings and other extras are charged as always.',
      ...alone,
    ],
  ],
  [
    {
      effect: {
        kind: 'free-item',
        productId: 'MARG',
        sizeId: 'large',
        crustId: 'classic',
        buy: 2,
        on: pizza,
      },
    },
    ['1 × Margherita (Large, Classic) for free, with 2 × Pizza.', ...alone],
  ],
  [{ effect: { kind: 'flat', amount: 2000 } }, ['Takes ₹20 off.', 'Applies to anything.', ...alone]],
  [
    {
      effect: {
        kind: 'combo',
        parts: [
          { count: 2, on: pizza },
          { count: 1, on: { products: ['COLA'] } },
        ],
        price: 49900,
        times: 2,
      },
    },
    [
      'Together at ₹499: 2 × Pizza; 1 × Cola.',
      'No more than 2 times in an order.',
      'Toppings and other extras are charged as always.',
      ...alone,
    ],
  ],
  [
    { effect: { kind: 'free-item', productId: 'COLA', quantity: 2 } },
    ['2 × Cola for free, with 1 × anything.', ...alone],
  ],
  [
    { trigger: 'PRODUCT_IMPLICIT' },
    [
      'Takes 10% off.',
      'Applies to anything.',
      'For items that are added from this offer.',
      alone[0] ?? '',
      'No other offer applies to these items.',
    ],
  ],
])('%j says %j', (written, terms) => {
  expect(termsOf(offer(written), names)).toEqual(terms);
});

it.each<[Offered, string]>([
  [{ minimum: { above: 29900 } }, 'For orders above ₹299, without packing, delivery and taxes.'],
  [{ minimum: { from: 29900 } }, 'For orders of ₹299 or more, without packing, delivery and taxes.'],
  [{ orderTypes: ['D', 'P'] }, 'For delivery and takeaway orders.'],
  [{ paymentModes: ['UPI_WALLET', 'CC'] }, 'For payment by UPI or credit card.'],
  [{ firstOrder: true }, 'For the first order of a customer.'],
  [{ perCustomer: { uses: 1, per: 'day' } }, 'For each customer once a day.'],
  [{ perCustomer: { uses: 3, per: 'month' } }, 'For each customer 3 times a month.'],
  [{ perCustomer: { uses: 1, per: 'ever' } }, 'For each customer once.'],
  [{ from: '2026-11-20T04:30:00Z' }, 'From 20 Nov 2026, 10:00 am.'],
  [{ until: '2026-12-31T23:30:00+05:30' }, 'Until 31 Dec 2026, 11:30 pm.'],
  [
    { weekdays: ['mon', 'fri'], hours: { from: '11:00', until: '15:30' } },
    'Can be used on Monday and Friday from 11 am to 3:30 pm.',
  ],
])('the condition %j is the sentence %s', (written, sentence) => {
  expect(termsOf(offer(), names)).not.toContain(sentence);
  expect(termsOf(offer(written), names)).toContain(sentence);
});

it("the author's own terms come last", () => {
  expect(termsOf(offer({ notes: ['Show your ticket.'] }), names).at(-1)).toBe('Show your ticket.');
});
