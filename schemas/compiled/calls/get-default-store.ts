// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getDefaultStore as source } from '../../api/config.ts';

export const getDefaultStore: EndpointOf<typeof source> = {
  id: "getDefaultStore",
  method: "GET",
  path: "/api/ve1/default-store",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    storeInCurrentIpCity: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    panIndiaStore: ['text'],
    isDefaultWalletApplied: ['flag', false],
  } },
};
