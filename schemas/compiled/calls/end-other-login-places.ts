// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { endOtherLoginPlaces as source } from '../../api/login.ts';

export const endOtherLoginPlaces: EndpointOf<typeof source> = {
  id: "endOtherLoginPlaces",
  method: "DELETE",
  path: "/customer-service/ve1/user/sessions",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
