// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPreviousOrders as source } from '../../api/catalog.ts';

export const getPreviousOrders: EndpointOf<typeof source> = {
  id: "getPreviousOrders",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/widget/previous-order",
  background: true,
  enveloped: true,
  reply: { is: 'either', of: [{ is: 'object', fields: {
    orders: [{ is: 'list', of: { is: 'object', fields: {
      id: 'name',
      items: { is: 'list', of: { is: 'object', fields: {
        name: 'name',
        quantity: [{ is: 'number', whole: true, least: 1 }, 1],
      } }, least: 1 },
    } } }, []],
  } }, { is: 'choice', of: [null] }] },
};
