// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { removePushSubscription as source } from '../../api/push.ts';

export const removePushSubscription: EndpointOf<typeof source> = {
  id: "removePushSubscription",
  method: "DELETE",
  path: "/customer-service/ve1/user/push",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
