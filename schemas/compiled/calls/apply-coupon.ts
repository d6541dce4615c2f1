// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { applyCoupon as source } from '../../api/cart.ts';
import { cart } from '../shapes/cart.ts';

export const applyCoupon: EndpointOf<typeof source> = {
  id: "applyCoupon",
  method: "GET",
  path: "/agg/cart-service/ve1/cart/$cartId/promo/:code",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    result: { is: 'choice', of: ["SUCCESS","PARTIAL","FAILED"] },
    text: 'text',
    cart: cart,
  } },
};
