import { z } from 'zod';
import { nodeSchemaOf, timeWithOffset } from './engine/node-schema.ts';
import { linkSchema } from './link.ts';
import { experimentName, experimentVariant, storeId } from './named.ts';
import { nonVegMark } from './non-veg.ts';
import { partnerApps } from './partner-apps.ts';

export const orderTypeCodes = ['D', 'P', 'DINEIN', 'CURB', 'IRCTC'] as const;
export const orderTypeCode = z
  .enum(orderTypeCodes)
  .describe('D delivery, P takeaway, DINEIN dine-in, CURB curbside, IRCTC train.');

/**
 * When a node is shown. Every clause given must hold; no expression language. Strict, for what an app does not know may be what holds a node back:
 * a node with such a clause is hidden (schemas/engine/when-faults.ts).
 */
export const whenSchema = z
  .strictObject({
    orderTypes: z.array(orderTypeCode).optional().describe('Only for these order types.'),
    session: z
      .enum(['guest', 'logged-in'])
      .optional()
      .describe('Only for guests, or only for logged-in customers.'),
    miniApp: z
      .enum(['any', 'none', ...partnerApps])
      .optional()
      .describe('Only inside (or outside) a partner app.'),
    storeIds: z.array(storeId).optional().describe('Only for these stores.'),
    experiment: z
      .strictObject({
        name: experimentName.describe('Name of the experiment, for example takeaway_exp_ab.'),
        variants: z
          .array(experimentVariant)
          .min(1)
          .describe('Shown when the customer is in one of these variants.'),
      })
      .optional(),
    from: timeWithOffset
      .optional()
      .describe('Not before this time, with an offset: 2026-11-20T10:00:00+05:30.'),
    until: timeWithOffset.optional().describe('Hidden from this time on.'),
  })
  .describe('When this is shown. Every clause given must hold.')
  .meta({ id: 'when' });

export const nodeSchema = nodeSchemaOf({
  link: linkSchema,
  when: whenSchema,
  marks: { nonVeg: nonVegMark },
});

export type Node = z.output<typeof nodeSchema>;
export type When = z.output<typeof whenSchema>;
export type OrderTypeCode = (typeof orderTypeCodes)[number];
