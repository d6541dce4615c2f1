// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getDeal as source } from '../../api/catalog.ts';
import { link } from '../shapes/link.ts';

export const getDeal: EndpointOf<typeof source> = {
  id: "getDeal",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/deals/:dealId",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    deal: { is: 'object', fields: {
      dealId: 'text',
      heading: 'text',
      text: ['text'],
      code: ['text'],
      terms: ['text'],
      wash: ['text'],
      picture: ['text'],
      link: [link],
      nonVeg: ['flag'],
    } },
  } },
};
