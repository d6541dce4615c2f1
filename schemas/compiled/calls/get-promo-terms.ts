// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPromoTerms as source } from '../../api/cart.ts';

export const getPromoTerms: EndpointOf<typeof source> = {
  id: "getPromoTerms",
  method: "GET",
  path: "/promo-service/ve1/promo/:code/tnc",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    code: 'text',
    tnc: { is: 'list', of: 'text' },
  } },
};
