// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { saveAddress as source } from '../../api/addresses.ts';
import { savedAddress } from '../shapes/saved-address.ts';

export const saveAddress: EndpointOf<typeof source> = {
  id: "saveAddress",
  method: "POST",
  path: "/customer-service/ve2/user/:userId/addresses",
  enveloped: true,
  reply: { is: 'object', fields: {
    address: savedAddress,
  } },
};
