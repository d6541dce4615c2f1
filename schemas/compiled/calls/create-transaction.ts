// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { createTransaction as source } from '../../api/orders.ts';

export const createTransaction: EndpointOf<typeof source> = {
  id: "createTransaction",
  method: "POST",
  path: "/order-service/ve3/orders/transaction/",
  critical: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    orderTransactionId: { is: 'essential', of: { is: 'text', least: 1, most: 40 } },
    netPrice: 'count',
  } },
};
