// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { refreshToken as source } from '../../api/session.ts';

export const refreshToken: EndpointOf<typeof source> = {
  id: "refreshToken",
  method: "POST",
  path: "/loginhandler/refreshtoken",
  critical: true,
  auth: "none",
  reply: { is: 'object', fields: {
    credentials: { is: 'object', fields: {
      accessToken: 'name',
      refreshToken: 'name',
    } },
    attributes: [{ is: 'object', fields: {
      userId: ['text'],
      firstName: ['text'],
      lastName: ['text'],
      mobile: ['text'],
      email: ['text'],
      emailVerified: ['flag'],
      phoneNumberVerified: ['flag'],
      cartId: ['text'],
      cognitoLoggedin: ['flag'],
      sub: ['text'],
    } }, {}],
  } },
};
