// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { putCartItems as source } from '../../api/cart.ts';
import { cart } from '../shapes/cart.ts';

export const putCartItems: EndpointOf<typeof source> = {
  id: "putCartItems",
  method: "PUT",
  path: "/agg/cart-service/ve1/cart/$cartId/items",
  auth: "session",
  enveloped: true,
  reply: cart,
};
