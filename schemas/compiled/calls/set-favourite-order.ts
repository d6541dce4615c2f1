// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { setFavouriteOrder as source } from '../../api/orders.ts';

export const setFavouriteOrder: EndpointOf<typeof source> = {
  id: "setFavouriteOrder",
  method: "POST",
  path: "/order-service/ve1/orders/favourites/:favOrderId",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
