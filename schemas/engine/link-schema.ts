import { z } from 'zod';

/** A same-origin path, or an https address; never `javascript:`, `data:` or a protocol-relative one. */
export const safeUrlPattern = /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

/** A path, an https address, a name or a telephone number: none of these forms can hold another scheme. */
export const linkToPattern = /^(?:\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|\+?[A-Za-z0-9][\w/ -]*)$/;

export const safeUrl = z
  .string()
  .max(500)
  .regex(safeUrlPattern)
  .describe('A path of this site (/x) or an https address.');

/** The schema of a product's links. `targets` says to authors which actions take what in `to`. */
export function linkSchemaOf<Action extends string>(
  actions: readonly [Action, ...Action[]],
  targets: string,
) {
  return z
    .object({
      action: z.enum(actions).describe('What a tap does. One of the allowed link actions.'),
      to: z.string().max(500).regex(linkToPattern).optional().describe(targets),
      label: z.string().max(60).optional().describe('Text of the link, where the widget shows it.'),
    })
    .describe('Where a tap leads.')
    .meta({ id: 'link' });
}
