import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { couponCode } from '../named.ts';
import { linkSchema } from '../link.ts';
import { nonVegMark } from '../non-veg.ts';
import { washSchema } from '../wash.ts';

export const offersRail = defineContract({
  type: 'offers-rail',
  title: 'Offers',
  description:
    'Coupons as cards in a rail. A tap leads to the offers, where a coupon is applied and its terms are read.',
  places: ['landing'],
  props: z.object({
    offers: z
      .array(
        z.object({
          heading: z
            .string()
            .min(1)
            .max(40)
            .describe('What one saves, for example 40% off your first order.'),
          text: z.string().max(90).optional().describe('On what, in one line.'),
          code: couponCode.optional().describe('The coupon code; none for an offer that applies by itself.'),
          terms: z
            .string()
            .max(48)
            .optional()
            .describe('The condition that matters most, for example Orders above ₹399.'),
          wash: washSchema.default('ember'),
          link: linkSchema.optional(),
          nonVeg: nonVegMark,
        }),
      )
      .max(10)
      .describe('The offers, the best one first. When the list is empty the widget is not shown.'),
  }),
  rules: { contents: ['offers'] },
  reservedHeight: 240,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'deals' },
  example: {
    offers: [
      {
        heading: '40% off your first order',
        text: 'Up to ₹120 off, on everything but combos',
        code: 'FIRST40',
        terms: 'Orders above ₹299',
      },
      {
        heading: 'Two large pizzas at ₹799',
        text: 'Any two from the classics',
        code: 'TWOLARGE',
        terms: 'Delivery and takeaway',
        wash: 'leaf',
      },
      {
        heading: '10% back on UPI',
        text: 'Up to ₹75 in your wallet within 24 hours',
        terms: 'Once a month',
        wash: 'dusk',
      },
    ],
  },
});
