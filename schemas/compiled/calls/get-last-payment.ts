// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLastPayment as source } from '../../api/payments.ts';

export const getLastPayment: EndpointOf<typeof source> = {
  id: "getLastPayment",
  method: "GET",
  path: "/payment-service/ve1/payment/options/lastSuccessful",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    paymentId: ['text'],
    paymentMode: ['text'],
  } },
};
