// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { linkPaytm as source } from '../../api/payments.ts';

export const linkPaytm: EndpointOf<typeof source> = {
  id: "linkPaytm",
  method: "POST",
  path: "/payment-service/ve1/paytm-wallet/link",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    state: 'text',
    mobile: 'text',
  } },
};
