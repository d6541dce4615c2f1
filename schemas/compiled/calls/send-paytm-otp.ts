// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { sendPaytmOtp as source } from '../../api/payments.ts';

export const sendPaytmOtp: EndpointOf<typeof source> = {
  id: "sendPaytmOtp",
  method: "POST",
  path: "/payment-service/ve1/paytm-wallet/otp",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    state: 'text',
    mobile: 'text',
  } },
};
