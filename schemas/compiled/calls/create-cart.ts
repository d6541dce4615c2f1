// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { createCart as source } from '../../api/cart.ts';
import { cart } from '../shapes/cart.ts';

export const createCart: EndpointOf<typeof source> = {
  id: "createCart",
  method: "POST",
  path: "/agg/cart-service/ve1/cart/$cartId",
  auth: "session",
  enveloped: true,
  reply: cart,
};
