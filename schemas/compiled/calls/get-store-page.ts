// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStorePage as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getStorePage: EndpointOf<typeof source> = {
  id: "getStorePage",
  method: "GET",
  path: "/locator-service/ve3/stores/v1/:storeId",
  enveloped: true,
  reply: { is: 'object', fields: {
    store: storeDetail,
  } },
};
