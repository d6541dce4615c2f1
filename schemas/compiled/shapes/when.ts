// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const when: Shape = { is: 'object', fields: {
  orderTypes: [{ is: 'list', of: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] } }],
  session: [{ is: 'choice', of: ["guest","logged-in"] }],
  miniApp: [{ is: 'choice', of: ["any","none","PAYTM","GPAY"] }],
  storeIds: [{ is: 'list', of: 'name' }],
  experiment: [{ is: 'object', fields: {
    name: 'text',
    variants: { is: 'list', of: 'text', least: 1 },
  } }],
  from: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
  until: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
} };
