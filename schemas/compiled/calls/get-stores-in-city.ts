// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStoresInCity as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getStoresInCity: EndpointOf<typeof source> = {
  id: "getStoresInCity",
  method: "GET",
  path: "/locator-service/ve3/stores/city/:city",
  enveloped: true,
  reply: { is: 'object', fields: {
    stores: { is: 'list', of: storeDetail },
  } },
};
