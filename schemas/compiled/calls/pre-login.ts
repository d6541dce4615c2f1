// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { preLogin as source } from '../../api/signin.ts';

export const preLogin: EndpointOf<typeof source> = {
  id: "preLogin",
  method: "POST",
  path: "/loginhandler/prelogin",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    sent: [{ is: 'object', fields: {
      resendAfterSeconds: 'count',
      goodForSeconds: { is: 'number', whole: true, above: 0 },
    } }],
  } },
};
