// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getBestsellers as source } from '../../api/catalog.ts';
import { productCard } from '../shapes/product-card.ts';

export const getBestsellers: EndpointOf<typeof source> = {
  id: "getBestsellers",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/bestseller",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    products: { is: 'list', of: productCard },
  } },
};
