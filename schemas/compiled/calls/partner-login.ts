// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { partnerLogin as source } from '../../api/signin.ts';

export const partnerLogin: EndpointOf<typeof source> = {
  id: "partnerLogin",
  method: "POST",
  path: "/auth-service/micro-app/ve1/:vendor/auth",
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
