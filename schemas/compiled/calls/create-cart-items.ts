// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { createCartItems as source } from '../../api/cart.ts';
import { cart } from '../shapes/cart.ts';

export const createCartItems: EndpointOf<typeof source> = {
  id: "createCartItems",
  method: "POST",
  path: "/agg/cart-service/ve1/cart/$cartId/items",
  auth: "session",
  enveloped: true,
  reply: cart,
};
