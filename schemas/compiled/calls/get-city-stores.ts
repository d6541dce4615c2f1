// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getCityStores as source } from '../../api/locator.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getCityStores: EndpointOf<typeof source> = {
  id: "getCityStores",
  method: "GET",
  path: "/locator-service/ve2/cities/:city/stores",
  reply: { is: 'object', fields: {
    status: ['any'],
    storeStationDetails: [{ is: 'essential', of: { is: 'list', of: storeDetail } }],
    data: [{ is: 'essential', of: { is: 'list', of: storeDetail } }],
  } },
};
