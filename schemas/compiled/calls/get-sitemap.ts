// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getSitemap as source } from '../../api/catalog.ts';

export const getSitemap: EndpointOf<typeof source> = {
  id: "getSitemap",
  method: "GET",
  path: "/catalog-service/ve1/sitemap",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    sections: { is: 'list', of: { is: 'object', fields: {
      name: 'text',
      links: { is: 'list', of: { is: 'object', fields: {
        name: 'text',
        path: 'text',
      } } },
    } } },
  } },
};
