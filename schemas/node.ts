import { z } from 'zod';
import { essential } from './essential.ts';
import { linkSchema, safeUrl } from './link.ts';
import { storeId } from './named.ts';
import { nonVegMark } from './non-veg.ts';
import { partnerApps } from './partner-apps.ts';

export const orderTypeCodes = ['D', 'P', 'DINEIN', 'CURB', 'IRCTC'] as const;
export const orderTypeCode = z
  .enum(orderTypeCodes)
  .describe('D delivery, P takeaway, DINEIN dine-in, CURB curbside, IRCTC train.');

/** A point in time with its offset from UTC: 2026-11-20T10:00:00+05:30. A short pattern, for it ships to the browser; the content command also checks that the day exists. */
export const timeWithOffset = z
  .string()
  .regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/);

/**
 * When a node is shown. Every clause given must hold; no expression language. Strict, for what an app does not know may be what holds a node back:
 * a node with such a clause is hidden (schemas/reader/when-faults.ts).
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
        name: z.string().describe('Name of the experiment, for example takeaway_exp_ab.'),
        variants: z.array(z.string()).min(1).describe('Shown when the customer is in one of these variants.'),
      })
      .optional(),
    from: timeWithOffset
      .optional()
      .describe('Not before this time, with an offset: 2026-11-20T10:00:00+05:30.'),
    until: timeWithOffset.optional().describe('Hidden from this time on.'),
  })
  .describe('When this is shown. Every clause given must hold.')
  .meta({ id: 'when' });

export const layoutSchema = z
  .object({
    margin: z
      .enum(['tight', 'normal', 'wide'])
      .optional()
      .describe('Space to the next node: 0.15, 0.3 or 0.7 rem factors.'),
    width: z.enum(['column', 'bleed']).optional().describe("'bleed' runs to the screen's edges on phones."),
  })
  .describe('How much space the node takes. A document says what a thing is, never how it looks.');

export const trackingSchema = z
  .object({
    name: z.string().max(80).describe('Name of the node in impression and click events.'),
    campaign: z.string().max(80).optional(),
  })
  .describe('Under which names impressions and clicks of this node are reported.');

export const nodeSchema = z
  .object({
    id: essential(z.string().min(1).max(80)).describe(
      'Unique within the document; stays the same when the node moves.',
    ),
    type: essential(z.string().min(1).max(60)).describe('Kind of node: one of the registry.'),
    version: z.int().min(1).default(1).describe("Version of the kind's props."),
    title: z.string().max(80).optional().describe('Heading over the node.'),
    props: z.record(z.string(), z.unknown()).optional().describe('Content of the node.'),
    contentUrl: safeUrl
      .optional()
      .describe("Where the content comes from, when it is not (all) in 'props'. $storeId is replaced."),
    link: linkSchema.optional(),
    layout: layoutSchema.optional(),
    when: whenSchema.optional(),
    nonVeg: nonVegMark,
    tracking: trackingSchema.optional(),
  })
  .describe('One node of a document.');

export type Node = z.output<typeof nodeSchema>;
export type When = z.output<typeof whenSchema>;
export type Layout = z.output<typeof layoutSchema>;
export type Tracking = z.output<typeof trackingSchema>;
export type OrderTypeCode = (typeof orderTypeCodes)[number];
