// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../../../schemas/reader/shape.ts';

export const when: Shape = { is: 'object', fields: {
  readers: [{ is: 'list', of: { is: 'choice', of: ["adult","child"] } }],
  from: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
  until: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
} };
