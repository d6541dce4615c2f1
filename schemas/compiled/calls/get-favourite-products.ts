// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getFavouriteProducts as source } from '../../api/favourites.ts';

export const getFavouriteProducts: EndpointOf<typeof source> = {
  id: "getFavouriteProducts",
  method: "GET",
  path: "/customer-service/ve1/user/favourites/products",
  background: true,
  reply: { is: 'object', fields: {
    status: ['any'],
    productIds: { is: 'list', of: 'text' },
  } },
};
