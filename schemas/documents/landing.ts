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

/** Places in hand-built screens that the landing document fills. */
export const landingSlots = ['menu.top', 'offers.top', 'cart.top'] as const;

/** The home page: nodes in the order in which they are shown. */
export const landingDocument = z
  .object({
    ...documentHead,
    document: z.literal('landing'),
    nodes: z.array(nodeSchema).min(1).max(2000).describe('The widgets, top to bottom.'),
    slots: z
      .record(z.string().regex(/^[a-z]+(?:\.[a-z-]+)+$/), z.array(nodeSchema).max(20))
      .optional()
      .describe("Widgets hosted by hand-built screens, by the slot's name: cart.top, menu.top, offers.top."),
  })
  .describe('Home page.');
export type LandingDocument = z.output<typeof landingDocument>;
