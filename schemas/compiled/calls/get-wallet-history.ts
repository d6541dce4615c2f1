// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWalletHistory as source } from '../../api/wallet.ts';

export const getWalletHistory: EndpointOf<typeof source> = {
  id: "getWalletHistory",
  method: "GET",
  path: "/wallet-service/ve1/wallet/history/:mobile",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    transactionDate: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/u }],
    balance: 'count',
  } },
};
