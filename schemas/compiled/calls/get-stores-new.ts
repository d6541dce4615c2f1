// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getStoresNew as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getStoresNew: EndpointOf<typeof source> = {
  id: "getStoresNew",
  method: "GET",
  path: "/locator-service/ve2/storesnew",
  enveloped: true,
  reply: { is: 'object', fields: {
    stores: { is: 'list', of: storeDetail },
    hasNext: 'flag',
    nextPage: ['integer'],
  } },
};
