// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getSeoTags as source } from '../../api/config.ts';

export const getSeoTags: EndpointOf<typeof source> = {
  id: "getSeoTags",
  method: "GET",
  path: "/api/ve1/seo-tags.json",
  background: true,
  reply: { is: 'object', fields: {
    fallback: { is: 'object', fields: {
      title: { is: 'text', least: 1, most: 70 },
      description: { is: 'text', least: 1, most: 170 },
      keywords: { is: 'text', most: 300 },
      picture: [{ is: 'text', most: 80 }],
    } },
    routes: { is: 'record', of: { is: 'object', fields: {
      title: { is: 'text', least: 1, most: 70 },
      description: { is: 'text', least: 1, most: 170 },
      keywords: { is: 'text', most: 300 },
      picture: [{ is: 'text', most: 80 }],
    } }, names: { is: 'text', like: /^\/.*/u } },
  } },
};
