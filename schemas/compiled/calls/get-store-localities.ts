// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStoreLocalities as source } from '../../api/locator.ts';

export const getStoreLocalities: EndpointOf<typeof source> = {
  id: "getStoreLocalities",
  method: "GET",
  path: "/locator-service/ve2/stores/:storeId/localities",
  enveloped: true,
  reply: { is: 'object', fields: {
    localities: { is: 'list', of: { is: 'object', fields: {
      name: 'text',
      city: 'text',
      pincode: 'text',
      latitude: 'number',
      longitude: 'number',
    } } },
  } },
};
