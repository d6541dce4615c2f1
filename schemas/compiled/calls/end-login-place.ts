// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { endLoginPlace as source } from '../../api/login.ts';

export const endLoginPlace: EndpointOf<typeof source> = {
  id: "endLoginPlace",
  method: "DELETE",
  path: "/customer-service/ve1/user/sessions/:sessionId",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
