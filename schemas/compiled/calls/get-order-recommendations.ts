// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getOrderRecommendations as source } from '../../api/orders.ts';
import { productCard } from '../shapes/product-card.ts';

export const getOrderRecommendations: EndpointOf<typeof source> = {
  id: "getOrderRecommendations",
  method: "GET",
  path: "/order-service/ve1/orders/favourites/recommendations",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    items: { is: 'list', of: productCard },
  } },
};
