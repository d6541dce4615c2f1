// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWalletBalance as source } from '../../api/wallet.ts';

export const getWalletBalance: EndpointOf<typeof source> = {
  id: "getWalletBalance",
  method: "GET",
  path: "/wallet-service/ve1/wallet/available_balance/:mobile",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    balance: 'count',
  } },
};
