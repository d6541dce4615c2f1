// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { checkDuplicateOrder as source } from '../../api/orders.ts';

export const checkDuplicateOrder: EndpointOf<typeof source> = {
  id: "checkDuplicateOrder",
  method: "GET",
  path: "/order-service/ve3/orders/checkDuplicateOrder",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    order: [{ is: 'object', fields: {
      id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
      orderId: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
      placedAt: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u },
    } }],
  } },
};
