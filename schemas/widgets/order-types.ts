import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { orderTypeCode } from '../node.ts';
import { orderPicture } from '../named.ts';

export const orderTypes = defineContract({
  type: 'order-types',
  title: 'Order types',
  description:
    'The ways to get food: delivery, takeaway, dine-in, curbside, train. Choosing one changes the order; the train leads to its own page.',
  places: ['landing'],
  props: z.object({
    legend: z
      .string()
      .min(1)
      .max(60)
      .default('How would you like your food?')
      .describe('The question, read out by screen readers.'),
    types: z
      .array(
        z.object({
          code: orderTypeCode,
          label: z.string().min(1).max(20).describe('Name of the way, for example Takeaway.'),
          note: z.string().max(30).optional().describe('What to expect, for example 30 min or free.'),
          picture: orderPicture
            .optional()
            .describe('Id of a picture; every order type has one of its own when none is named.'),
        }),
      )
      .min(1)
      .max(5)
      .describe('The ways on offer, the usual one first.'),
  }),
  rules: { distinct: [{ list: 'types', field: 'code' }] },
  reservedHeight: 152,
  versions: ['initial'],
  migrations: [],
  example: {
    types: [
      { code: 'D', label: 'Delivery', note: '30 minutes or free' },
      { code: 'P', label: 'Takeaway', note: 'Ready in 15 min' },
      { code: 'DINEIN', label: 'Dine-in', note: 'Order at the table' },
      { code: 'CURB', label: 'Curbside', note: 'We bring it to your car' },
      { code: 'IRCTC', label: 'On the train', note: 'To your berth' },
    ],
  },
});
