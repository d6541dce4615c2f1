// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWalletSummary as source } from '../../api/wallet.ts';

export const getWalletSummary: EndpointOf<typeof source> = {
  id: "getWalletSummary",
  method: "GET",
  path: "/wallet-service/ve1/wallet/summary",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    walletSummary: { is: 'essential', of: { is: 'object', fields: {
      totalBalance: { is: 'essential', of: 'count' },
    } } },
    data: [{ is: 'list', of: { is: 'object', fields: {
      kind: [{ is: 'choice', of: ["brand","promo","refund"] }],
      title: { is: 'essential', of: 'name' },
      text: ['text', ""],
      amount: { is: 'essential', of: 'count' },
      expiring: [{ is: 'object', fields: {
        amount: 'count',
        at: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u },
      } }],
    } } }, []],
  } },
};
