// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../../../schemas/reader/shape.ts';

export const link: Shape = { is: 'object', fields: {
  action: { is: 'choice', of: ["reserve","opening-hours"] },
  to: [{ is: 'text', most: 500, like: /^(?:\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|\+?[A-Za-z0-9][\w/ -]*)$/u }],
  label: [{ is: 'text', most: 60 }],
} };
