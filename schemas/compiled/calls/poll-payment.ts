// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { pollPayment as source } from '../../api/orders.ts';

export const pollPayment: EndpointOf<typeof source> = {
  id: "pollPayment",
  method: "GET",
  path: "/order-service/ve3/orders/poll/:workflowId",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    paymentStatus: { is: 'choice', of: ["SUCCESS","IN_PROGRESS","FAILED"] },
    orderTransactionId: [{ is: 'text', least: 1, most: 40 }],
    unifiedErrors: [{ is: 'object', fields: {
      errorMsg: ['text'],
    } }],
  } },
};
