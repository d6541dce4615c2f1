// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getNearestStores as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getNearestStores: EndpointOf<typeof source> = {
  id: "getNearestStores",
  method: "GET",
  path: "/locator-service/ve3/stores",
  enveloped: true,
  reply: { is: 'object', fields: {
    stores: { is: 'list', of: storeDetail },
  } },
};
