// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { postEvents as source } from '../../api/config.ts';

export const postEvents: EndpointOf<typeof source> = {
  id: "postEvents",
  method: "POST",
  path: "/api/ve1/events",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    accepted: 'integer',
  } },
};
