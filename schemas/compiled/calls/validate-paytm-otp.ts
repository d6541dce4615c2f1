// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { validatePaytmOtp as source } from '../../api/payments.ts';

export const validatePaytmOtp: EndpointOf<typeof source> = {
  id: "validatePaytmOtp",
  method: "POST",
  path: "/payment-service/ve1/paytm-wallet/validate",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    isLinked: 'flag',
    balance: 'count',
  } },
};
