// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { refreshAnonymousToken as source } from '../../api/session.ts';

export const refreshAnonymousToken: EndpointOf<typeof source> = {
  id: "refreshAnonymousToken",
  method: "POST",
  path: "/loginhandler/refreshtokenanonymous",
  critical: true,
  auth: "none",
  reply: { is: 'object', fields: {
    userId: ['name'],
    cartId: ['name'],
    credentials: { is: 'object', fields: {
      accessKeyId: 'name',
      secretKey: 'name',
      sessionToken: 'name',
    } },
  } },
};
