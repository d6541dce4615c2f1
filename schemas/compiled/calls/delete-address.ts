// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { deleteAddress as source } from '../../api/addresses.ts';

export const deleteAddress: EndpointOf<typeof source> = {
  id: "deleteAddress",
  method: "DELETE",
  path: "/customer-service/ve2/user/addresses/:addressId",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
