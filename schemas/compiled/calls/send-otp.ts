// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { sendOtp as source } from '../../api/login.ts';

export const sendOtp: EndpointOf<typeof source> = {
  id: "sendOtp",
  method: "POST",
  path: "/loginhandler/sendotp",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    resendAfterSeconds: 'count',
    goodForSeconds: { is: 'number', whole: true, above: 0 },
  } },
};
