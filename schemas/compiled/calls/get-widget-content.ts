// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getWidgetContent as source } from '../../api/catalog.ts';

export const getWidgetContent: EndpointOf<typeof source> = {
  id: "getWidgetContent",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/widget/:key",
  background: true,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'record', of: 'any' }, { is: 'choice', of: [null] }] },
};
