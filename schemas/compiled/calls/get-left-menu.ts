// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLeftMenu as source } from '../../api/catalog.ts';

export const getLeftMenu: EndpointOf<typeof source> = {
  id: "getLeftMenu",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/leftmenu",
  background: true,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'record', of: 'any' }, { is: 'list', of: 'any' }] },
};
