// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLanding as source } from '../../api/catalog.ts';

export const getLanding: EndpointOf<typeof source> = {
  id: "getLanding",
  method: "GET",
  path: "/catalog-service/ve2/stores/$storeId/widget",
  background: true,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'object', fields: {
    version: ['text', ""],
    widgets: 'any',
    slots: [{ is: 'record', of: 'any' }],
  } }, { is: 'list', of: 'any' }] },
};
