// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPushState as source } from '../../api/push.ts';

export const getPushState: EndpointOf<typeof source> = {
  id: "getPushState",
  method: "GET",
  path: "/customer-service/ve1/user/push",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    publicKey: ['text'],
    isOn: 'flag',
  } },
};
