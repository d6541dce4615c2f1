// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWalletTransactions as source } from '../../api/wallet.ts';

export const getWalletTransactions: EndpointOf<typeof source> = {
  id: "getWalletTransactions",
  method: "GET",
  path: "/wallet-service/ve1/wallet/transactions",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    transactions: { is: 'essential', of: { is: 'list', of: { is: 'object', fields: {
      id: { is: 'essential', of: 'integer' },
      transactionDate: { is: 'essential', of: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u } },
      type: { is: 'essential', of: { is: 'choice', of: ["CREDIT","DEBIT"] } },
      method: ['text', ""],
      title: { is: 'essential', of: 'name' },
      amount: { is: 'essential', of: 'count' },
      balance: { is: 'essential', of: 'count' },
      points: [{ is: 'list', of: { is: 'choice', of: ["brand","promo","refund"] } }, []],
      orderId: ['text'],
      expiresAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
    } } } },
    hasNext: ['flag', false],
    nextPage: ['text'],
  } },
};
