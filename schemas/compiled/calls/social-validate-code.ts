// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { socialValidateCode as source } from '../../api/signin.ts';

export const socialValidateCode: EndpointOf<typeof source> = {
  id: "socialValidateCode",
  method: "POST",
  path: "/loginhandler/socialvalidatecode",
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
