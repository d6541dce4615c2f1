// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getDeals as source } from '../../api/catalog.ts';
import { link } from '../shapes/link.ts';

export const getDeals: EndpointOf<typeof source> = {
  id: "getDeals",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/deals",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    deals: { is: 'list', of: { is: 'object', fields: {
      dealId: 'text',
      heading: 'text',
      text: ['text'],
      code: ['text'],
      terms: ['text'],
      wash: ['text'],
      picture: ['text'],
      link: [link],
      nonVeg: ['flag'],
    } } },
  } },
};
