// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getOfferTerms as source } from '../../api/cart.ts';

export const getOfferTerms: EndpointOf<typeof source> = {
  id: "getOfferTerms",
  method: "GET",
  path: "/agg/ve1/cart-service/offers/:code/terms",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    code: 'text',
    tnc: { is: 'list', of: 'text' },
  } },
};
