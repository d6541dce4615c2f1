// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { removeOffer as source } from '../../api/cart.ts';
import { cart } from '../shapes/cart.ts';

export const removeOffer: EndpointOf<typeof source> = {
  id: "removeOffer",
  method: "DELETE",
  path: "/cart-service/ve1/cart/$cartId/promo/:code",
  auth: "session",
  enveloped: true,
  reply: cart,
};
