// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { resendOtp as source } from '../../api/login.ts';

export const resendOtp: EndpointOf<typeof source> = {
  id: "resendOtp",
  method: "POST",
  path: "/loginhandler/resendotp",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    resendAfterSeconds: 'count',
    goodForSeconds: { is: 'number', whole: true, above: 0 },
  } },
};
