// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { logout as source } from '../../api/login.ts';

export const logout: EndpointOf<typeof source> = {
  id: "logout",
  method: "POST",
  path: "/loginhandler/logout",
  background: true,
  auth: "none",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
