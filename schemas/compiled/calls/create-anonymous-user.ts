// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { createAnonymousUser as source } from '../../api/session.ts';

export const createAnonymousUser: EndpointOf<typeof source> = {
  id: "createAnonymousUser",
  method: "POST",
  path: "/loginhandler/anonymoususer",
  login: true,
  auth: "none",
  reply: { is: 'object', fields: {
    userId: 'name',
    cartId: 'name',
    credentials: { is: 'object', fields: {
      accessKeyId: 'name',
      secretKey: 'name',
      sessionToken: 'name',
    } },
  } },
};
