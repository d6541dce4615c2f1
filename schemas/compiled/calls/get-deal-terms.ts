// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getDealTerms as source } from '../../api/catalog.ts';

export const getDealTerms: EndpointOf<typeof source> = {
  id: "getDealTerms",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/deals/:dealId/terms",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    terms: { is: 'list', of: 'text' },
  } },
};
