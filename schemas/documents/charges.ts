import { z } from 'zod';
import { orderTypeCode } from '../node.ts';

// What an order costs besides its items. Read by the server alone, which sends the app the bill.

const charge = z.strictObject({
  amount: z.int().min(0).max(1_000_000).describe('In paise for each order: 1500 is ₹15.'),
  freeFrom: z
    .int()
    .min(0)
    .optional()
    .describe('From this price of the items on it is free, in paise, before any offer is taken off.'),
});

const byOrderType = z
  .partialRecord(orderTypeCode, charge)
  .default({})
  .describe('By order type: D, P, DINEIN, CURB, IRCTC. One that is not named pays nothing.');

const taxRate = z
  .strictObject({
    cgst: z.int().min(0).max(5_000).default(250),
    sgst: z.int().min(0).max(5_000).default(250),
  })
  .describe('In hundredths of a percent: 250 is 2.5%.');

const restaurantRate = { cgst: 250, sgst: 250 } as const;

export const chargesSchema = z
  .strictObject({
    packaging: byOrderType.describe('Packing, by order type: D, P, DINEIN, CURB, IRCTC.'),
    delivery: byOrderType.describe('Delivery, by order type.'),
    tax: z
      .strictObject({
        items: taxRate.default(restaurantRate),
        packaging: taxRate.default(restaurantRate),
        delivery: taxRate.default(restaurantRate),
      })
      .default({ items: restaurantRate, packaging: restaurantRate, delivery: restaurantRate })
      .describe(
        'GST on each kind of line of the bill. A restaurant pays 2.5% CGST and 2.5% SGST on all of them.',
      ),
  })
  .describe('Packing, delivery and taxes.');
export type Charges = z.output<typeof chargesSchema>;

/** An order costs its items and the tax on them. */
export const noCharges: Charges = chargesSchema.parse({});
