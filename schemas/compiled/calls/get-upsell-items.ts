// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getUpsellItems as source } from '../../api/cart.ts';
import { productCard } from '../shapes/product-card.ts';

export const getUpsellItems: EndpointOf<typeof source> = {
  id: "getUpsellItems",
  method: "GET",
  path: "/cart-service/ve2/cart/$cartId/upsell_items",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    items: { is: 'list', of: productCard },
  } },
};
