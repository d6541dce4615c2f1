// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStore as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getStore: EndpointOf<typeof source> = {
  id: "getStore",
  method: "GET",
  path: "/locator-service/ve2/stores/:storeId",
  enveloped: true,
  reply: { is: 'object', fields: {
    store: storeDetail,
  } },
};
