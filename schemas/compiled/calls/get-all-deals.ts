// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getAllDeals as source } from '../../api/catalog.ts';
import { link } from '../shapes/link.ts';

export const getAllDeals: EndpointOf<typeof source> = {
  id: "getAllDeals",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/deals/all",
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
