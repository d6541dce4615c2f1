// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getInfoPage as source } from '../../api/config.ts';

export const getInfoPage: EndpointOf<typeof source> = {
  id: "getInfoPage",
  method: "GET",
  path: "/api/ve1/info/:slug",
  enveloped: true,
  reply: { is: 'object', fields: {
    heading: { is: 'text', most: 100 },
    updated: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/u }],
    nodes: 'any',
  } },
};
