// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStores as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getStores: EndpointOf<typeof source> = {
  id: "getStores",
  method: "GET",
  path: "/locator-service/ve2/stores",
  enveloped: true,
  reply: { is: 'object', fields: {
    stores: { is: 'list', of: storeDetail },
  } },
};
