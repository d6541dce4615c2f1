// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPaytmBalance as source } from '../../api/payments.ts';

export const getPaytmBalance: EndpointOf<typeof source> = {
  id: "getPaytmBalance",
  method: "GET",
  path: "/payment-service/ve1/paytm-wallet/balance",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    isLinked: 'flag',
    balance: ['count', 0],
    short: ['count', 0],
  } },
};
