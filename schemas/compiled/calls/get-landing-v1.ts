// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLandingV1 as source } from '../../api/catalog.ts';

export const getLandingV1: EndpointOf<typeof source> = {
  id: "getLandingV1",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/widget",
  background: true,
  bodyOn404: false,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'object', fields: {
    version: ['text', ""],
    widgets: 'any',
    slots: [{ is: 'record', of: 'any' }],
  } }, { is: 'list', of: 'any' }] },
};
