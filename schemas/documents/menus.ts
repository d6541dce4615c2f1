import { z } from 'zod';
import { nodeSchema } from '../node.ts';
import { documentHead } from './landing.ts';

/** The left menu is a set of numbered entries, shown in the order of their numbers (WID-09). */
export const leftMenuDocument = z
  .object({
    ...documentHead,
    document: z.literal('left-menu'),
    entries: z
      .record(z.string().regex(/^\d{1,3}(?:\.\d{1,2})?$/), nodeSchema)
      .check(({ value, issues }) => {
        if (Object.keys(value).length === 0)
          issues.push({ code: 'too_small', origin: 'object', minimum: 1, input: value });
      })
      .meta({ minProperties: 1 })
      .describe(
        "Numbered entries: '1', '2', …; one or more. Between '2' and '3' goes '2.5': the app gets whole numbers.",
      ),
  })
  .describe('Left menu.');

export const bottomNavigationDocument = z
  .object({
    ...documentHead,
    document: z.literal('bottom-navigation'),
    nodes: z.array(nodeSchema).min(1).max(5).describe('The items, left to right; five at the most.'),
  })
  .describe('Bottom navigation.');

export type LeftMenuDocument = z.output<typeof leftMenuDocument>;
export type BottomNavigationDocument = z.output<typeof bottomNavigationDocument>;
