import { z } from 'zod';
import { couponCodePattern } from '../coupon-code.ts';
import { timeWithOffset } from '../engine/node-schema.ts';
import { orderTypeCode } from '../node.ts';
import { nonVegMark } from '../non-veg.ts';
import { paymentModeCodes } from '../payment-modes.ts';

// The rule of an offer: what it takes off, of what, when, and for whom. Amounts are integer paise.

const ids = z.array(z.string().min(1)).min(1);
const amount = z.int().min(1).max(10_000_000);
const count = z.int().min(1).max(25);
const percent = z.int().min(1).max(100);
const times = count.optional().describe('How often in one order; as often as it fits when it is absent.');
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Every clause that is given must hold; an empty scope is everything. */
export const promoScope = z.strictObject({
  categories: ids.optional().describe('In one of these categories, or one of the products.'),
  products: ids.optional().describe('One of these products, or in one of the categories.'),
  sizes: ids.optional(),
  crusts: ids.optional(),
  exceptCategories: ids.optional(),
  exceptProducts: ids.optional(),
});

const on = promoScope.default({});

export const promoEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percentage'),
    on,
    percent,
    atMost: amount.optional().describe('It takes no more off than this.'),
  }),
  z.strictObject({
    kind: z.literal('flat'),
    on,
    amount,
    each: z.boolean().default(false).describe('Off each item, instead of once off all of them.'),
  }),
  z.strictObject({
    kind: z.literal('buy-get'),
    on: on.describe('What has to be bought.'),
    buy: count,
    get: count,
    getOn: promoScope
      .optional()
      .describe('What costs less. When it is absent, more of the same: those of each set that cost least.'),
    percentOff: percent.default(100),
    times,
  }),
  z.strictObject({
    kind: z.literal('combo'),
    parts: z.array(z.strictObject({ count, on })).min(1).max(6),
    price: amount.describe('Of all parts together, without toppings and other extras.'),
    times,
  }),
  z.strictObject({
    kind: z.literal('free-item'),
    on: on.describe('What has to be bought.'),
    buy: count.default(1),
    productId: z.string().min(1),
    sizeId: z.string().min(1).optional(),
    crustId: z.string().min(1).optional(),
    quantity: count.default(1),
  }),
]);

const weekday = z.enum(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);

export const promoSchema = z
  .strictObject({
    code: z.string().regex(couponCodePattern),
    trigger: z
      .enum(['code', 'by-itself', 'PRODUCT_IMPLICIT'])
      .default('code')
      .describe(
        'PRODUCT_IMPLICIT: it applies to the lines that were added from the offer, and nothing else does (CRT-08).',
      ),
    effect: promoEffect,
    minimum: z
      .union([z.strictObject({ from: amount }), z.strictObject({ above: amount })])
      .optional()
      .describe('What the items of the order have to cost, before any offer is taken off.'),
    orderTypes: z.array(orderTypeCode).min(1).optional(),
    paymentModes: z.array(z.enum(paymentModeCodes)).min(1).optional(),
    firstOrder: z.boolean().default(false),
    perCustomer: z
      .strictObject({ uses: count, per: z.enum(['day', 'month', 'ever']) })
      .optional()
      .describe('Days and months are those of India.'),
    from: timeWithOffset.optional(),
    until: timeWithOffset.optional(),
    hours: z
      .strictObject({ from: timeOfDay, until: timeOfDay })
      .optional()
      .describe('In Indian time. One that ends before it begins runs past midnight.'),
    weekdays: z.array(weekday).min(1).optional().describe('Hours past midnight belong to the day before.'),
    stacks: z.boolean().default(false).describe('Goes together with other offers that do.'),
    withMix: z
      .boolean()
      .default(false)
      .describe('Applies also to everyday-value items that already cost less in a mix.'),
    nonVeg: nonVegMark,
    notes: z.array(z.string().min(1)).default([]).describe("The author's own terms, a sentence each."),
  })
  .superRefine(({ trigger, effect, from, until }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const isImplicit = effect.kind === 'percentage' || (effect.kind === 'flat' && effect.each);
    if (trigger === 'PRODUCT_IMPLICIT' && !isImplicit)
      report(
        ['effect'],
        'must take a percentage, or an amount off each item, where the offer belongs to lines',
      );
    if (effect.kind === 'combo' && effect.parts.reduce((sum, part) => sum + part.count, 0) < 2)
      report(['effect', 'parts'], 'must be two items at least');
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      report(['until'], 'must be later than the beginning');
  });

/** The best set of offers that stack is found by trying all of them, so they are few. */
export const stackedAtMost = 10;

/** The offers of a shop. */
export const promosSchema = z.array(promoSchema).superRefine((promos, context) => {
  for (const [at, { code }] of promos.entries())
    if (promos.findIndex((promo) => promo.code === code) < at)
      context.addIssue({
        code: 'custom',
        path: [at, 'code'],
        message: `is '${code}', as in an earlier entry`,
      });
  // Of one that ends only who knows the time can tell whether it still counts: server/import/offer-faults.ts.
  const stacking = promos.filter(
    ({ stacks, trigger, until }) => stacks && trigger !== 'PRODUCT_IMPLICIT' && until === undefined,
  ).length;
  if (stacking > stackedAtMost)
    context.addIssue({
      code: 'custom',
      message: `has ${stacking} that stack: ${stackedAtMost} are the most`,
    });
});

export type PromoScope = z.output<typeof promoScope>;
export type PromoEffect = z.output<typeof promoEffect>;
export type EffectOf<Kind extends PromoEffect['kind']> = Extract<PromoEffect, { kind: Kind }>;
export type Promo = z.output<typeof promoSchema>;
export type Weekday = z.output<typeof weekday>;
