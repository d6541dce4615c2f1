// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { searchUser as source } from '../../api/signin.ts';

export const searchUser: EndpointOf<typeof source> = {
  id: "searchUser",
  method: "POST",
  path: "/loginhandler/searchuser",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
