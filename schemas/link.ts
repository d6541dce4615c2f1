import { z } from 'zod';
import { type LinkActionName, linkActions } from './actions.ts';

const names = Object.keys(linkActions) as [LinkActionName, ...LinkActionName[]];

/** A same-origin path, or an https address; never `javascript:`, `data:` or a protocol-relative one. */
export const safeUrlPattern = /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

/** A path, an https address, a part of the menu or a telephone number: nothing else has a form that could carry another scheme. */
const linkToPattern = /^(?:\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|\+?[A-Za-z0-9][\w/ -]*)$/;

export const linkSchema = z
  .object({
    action: z.enum(names).describe('What a tap does. One of the allowed link actions.'),
    to: z
      .string()
      .max(500)
      .regex(linkToPattern)
      .optional()
      .describe(
        "The target of the actions 'path' (/offers), 'url' (https://…), 'menu' (veg-pizza or 20/PIZ7) and 'call' (68886888).",
      ),
    label: z.string().max(60).optional().describe("The link's own words, where the widget shows them."),
  })
  .describe('Where a tap leads.')
  .meta({ id: 'link' });

export const safeUrl = z
  .string()
  .max(500)
  .regex(safeUrlPattern)
  .describe('A path of this site (/x) or an https address.');
