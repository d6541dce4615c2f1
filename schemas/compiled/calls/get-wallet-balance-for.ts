// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWalletBalanceFor as source } from '../../api/wallet.ts';

export const getWalletBalanceFor: EndpointOf<typeof source> = {
  id: "getWalletBalanceFor",
  method: "GET",
  path: "/wallet-service/ve1/wallet/available_balance/:mobile/:transactionId",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    balance: 'count',
    usable: 'count',
  } },
};
