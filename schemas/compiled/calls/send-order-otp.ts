// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { sendOrderOtp as source } from '../../api/payments.ts';

export const sendOrderOtp: EndpointOf<typeof source> = {
  id: "sendOrderOtp",
  method: "GET",
  path: "/payment-service/ve1/orders/:transactionId/otp",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    mobile: 'text',
    resendAfter: ['count', 45],
  } },
};
