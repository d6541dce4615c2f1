// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { updateAddress as source } from '../../api/addresses.ts';
import { savedAddress } from '../shapes/saved-address.ts';

export const updateAddress: EndpointOf<typeof source> = {
  id: "updateAddress",
  method: "PUT",
  path: "/customer-service/ve2/user/addresses/:addressId",
  enveloped: true,
  reply: { is: 'object', fields: {
    address: savedAddress,
  } },
};
