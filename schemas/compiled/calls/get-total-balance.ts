// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getTotalBalance as source } from '../../api/wallet.ts';

export const getTotalBalance: EndpointOf<typeof source> = {
  id: "getTotalBalance",
  method: "GET",
  path: "/wallet-service/ve2/wallet/balance",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    totalBalance: 'count',
  } },
};
