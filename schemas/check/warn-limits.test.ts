import { expect, it } from 'vitest';
import { warnDocument } from './warn-document.ts';

const warned = (body: object) =>
  warnDocument({ kind: 'app-config', slug: 'default', body, file: 'x', now: 0 }).map(
    ({ message }) => message,
  );
const delivery = (amount: number, freeFrom?: number) => ({
  charges: { delivery: { D: { amount, ...(freeFrom !== undefined && { freeFrom }) } } },
});
const taxed = (rates: object) => ({ charges: { tax: { items: rates } } });

it.each<readonly [body: object, message: string]>([
  [{ edvSaving: 10_000 }, 'edvSaving is ₹100 off each item of a mix'],
  [{ edvSaving: 3000 }, 'Write 1000 for ₹10.'],
  [delivery(20_000), 'charges.delivery.D.amount is ₹200 for each order, which hardly anybody would pay.'],
  [delivery(3900, 3_990_000), 'charges.delivery.D.freeFrom is ₹39,900, and hardly an order costs so much'],
  [delivery(3900, 0), "freeFrom is 0: every order is free of this charge. Remove 'D' if that is meant"],
  [
    delivery(3900, 9900),
    'is ₹99, and hardly an order costs less: it looks like rupees. Write 990000 for ₹9,900.',
  ],
  [{ maxCartPrice: 50 }, 'maxCartPrice is ₹50, the most that an order may cost: hardly one costs less.'],
  [{ maxCartItems: 1 }, 'maxCartItems is 1: nobody could order two things.'],
  [{ loyaltyPointsPer100: 500 }, 'an order of ₹100 would give back ₹500. Write 5 for ₹5.'],
  [
    taxed({ cgst: 5, sgst: 250 }),
    'charges.tax.items.cgst is 0.05%: it is in hundredths of a percent, and 250 is 2.5%. Write 500 for 5%.',
  ],
  [taxed({ sgst: 25 }), 'charges.tax.items.sgst is 0.25%'],
  [
    taxed({ cgst: 2500, sgst: 250 }),
    'is 25%: it is in hundredths of a percent, and 250 is 2.5%. The highest half',
  ],
  [
    taxed({ cgst: 900 }),
    "charges.tax.items has a 'cgst' of 9% and an 'sgst' of 2.5%: each is half of the GST. Write the same",
  ],
])('warns of an amount that is too large, or void: %j', (body, message) => {
  expect(warned(body)).toEqual([expect.stringContaining(message)]);
});

it.each([
  { edvMinimum: 2, edvSaving: 2000 },
  delivery(19_900, 500_000),
  { maxCartPrice: 200, maxCartItems: 2 },
  { loyaltyPointsPer100: 49 },
  taxed({ cgst: 1400, sgst: 1400 }),
  taxed({ cgst: 50, sgst: 50 }),
  taxed({ cgst: 0, sgst: 0 }),
  {
    charges: {
      delivery: { D: { amount: 'x', freeFrom: null } },
      tax: { items: { cgst: '9' }, packaging: 5 },
    },
  },
])('takes %j', (body) => {
  expect(warned(body)).toEqual([]);
});
