// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { validateOrder as source } from '../../api/orders.ts';

export const validateOrder: EndpointOf<typeof source> = {
  id: "validateOrder",
  method: "POST",
  path: "/order-service/ve3/orders/validations",
  critical: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    netPrice: 'count',
    problems: [{ is: 'list', of: { is: 'object', fields: {
      code: 'text',
      text: 'text',
    } } }, []],
  } },
};
