import { z } from 'zod';
import { nodeSchema } from '../node.ts';

/** Head that every content file has. `$schema` gives editors completion and hints. */
export const documentHead = {
  $schema: z.string().optional().describe('Path of the JSON Schema, for editors.'),
  title: z
    .string()
    .max(120)
    .optional()
    .describe('A name for the people who edit it; customers do not see it.'),
};

/** THE list of places in hand-built screens that the landing document fills: the id of the screen, and where in it. */
export const landingSlots = [
  'menu.top',
  'offers.top',
  'offers.end',
  'customise.top',
  'customise.end',
  'cart.top',
  'cart.end',
  'payment.top',
  'profile.top',
  'profile.end',
  'thank-you.end',
  'track.end',
  'history.top',
] as const;

export type LandingSlot = (typeof landingSlots)[number];

/** The home page: nodes in the order in which they are shown. */
export const landingDocument = z
  .object({
    ...documentHead,
    document: z.literal('landing'),
    nodes: z.array(nodeSchema).min(1).max(2000).describe('The widgets, top to bottom.'),
    slots: z
      .record(z.string().regex(/^[a-z-]+(?:\.[a-z-]+)+$/), z.array(nodeSchema).max(20))
      .optional()
      .describe(`Widgets hosted by hand-built screens, by the slot's name: ${landingSlots.join(', ')}.`),
  })
  .describe('Home page.');
export type LandingDocument = z.output<typeof landingDocument>;
