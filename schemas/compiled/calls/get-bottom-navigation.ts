// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getBottomNavigation as source } from '../../api/catalog.ts';

export const getBottomNavigation: EndpointOf<typeof source> = {
  id: "getBottomNavigation",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/bottomnavigation",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    version: ['text', ""],
    items: 'any',
  } },
};
