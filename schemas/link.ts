import { z } from 'zod';
import { type LinkActionName, linkActions } from './actions.ts';

const names = Object.keys(linkActions) as [LinkActionName, ...LinkActionName[]];

/** A same-origin path, or an https address; never `javascript:`, `data:` or a protocol-relative one. */
export const safeUrlPattern = /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

/** A path, an https address, a part of the menu or a telephone number: none of these forms can hold another scheme. */
export const linkToPattern = /^(?:\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|\+?[A-Za-z0-9][\w/ -]*)$/;

export const linkSchema = z
  .object({
    action: z.enum(names).describe('What a tap does. One of the allowed link actions.'),
    to: z
      .string()
      .max(500)
      .regex(linkToPattern)
      .optional()
      .describe(
        "The target of the actions 'path' (/offers), 'url' (https://…), 'menu' (veg-pizza or 20/PIZ7), 'call' (68886888) 'deals' (a coupon code that the page applies) and 'web_view' (https://…, shown inside the app).",
      ),
    label: z.string().max(60).optional().describe('Text of the link, where the widget shows it.'),
  })
  .describe('Where a tap leads.')
  .meta({ id: 'link' });

export const safeUrl = z
  .string()
  .max(500)
  .regex(safeUrlPattern)
  .describe('A path of this site (/x) or an https address.');
