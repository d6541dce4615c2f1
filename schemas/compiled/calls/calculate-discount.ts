// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { calculateDiscount as source } from '../../api/cart.ts';

export const calculateDiscount: EndpointOf<typeof source> = {
  id: "calculateDiscount",
  method: "POST",
  path: "/cart-service/ve1/cart/calculate/discount",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    totalAmountBeforeDiscount: 'count',
    netPrice: 'count',
    discount: 'count',
  } },
};
