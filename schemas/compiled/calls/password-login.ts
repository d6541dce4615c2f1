// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { passwordLogin as source } from '../../api/signin.ts';

export const passwordLogin: EndpointOf<typeof source> = {
  id: "passwordLogin",
  method: "POST",
  path: "/loginhandler/passwordlogin",
  login: true,
  auth: "session",
  reply: { is: 'object', fields: {
    attributes: { is: 'object', fields: {
      userId: 'name',
      firstName: ['text'],
      lastName: ['text'],
      mobile: ['text'],
      email: ['text'],
      emailVerified: ['flag'],
      phoneNumberVerified: ['flag'],
      cartId: 'name',
      cognitoLoggedin: ['flag'],
      sub: ['text'],
    } },
    credentials: { is: 'object', fields: {
      accessToken: 'name',
      refreshToken: 'name',
    } },
    cognitoId: ['text'],
  } },
};
