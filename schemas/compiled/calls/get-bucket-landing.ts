// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getBucketLanding as source } from '../../api/catalog.ts';

export const getBucketLanding: EndpointOf<typeof source> = {
  id: "getBucketLanding",
  method: "GET",
  path: "/catalog-service/ve2/buckets/:bucketStoreId/widget",
  background: true,
  bucket: true,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'object', fields: {
    version: ['text', ""],
    widgets: 'any',
    slots: [{ is: 'record', of: 'any' }],
  } }, { is: 'list', of: 'any' }] },
};
