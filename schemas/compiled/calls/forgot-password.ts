// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { forgotPassword as source } from '../../api/signin.ts';

export const forgotPassword: EndpointOf<typeof source> = {
  id: "forgotPassword",
  method: "POST",
  path: "/loginhandler/forgotpassword",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    resendAfterSeconds: 'count',
    goodForSeconds: { is: 'number', whole: true, above: 0 },
  } },
};
