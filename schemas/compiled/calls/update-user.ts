// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { updateUser as source } from '../../api/login.ts';

export const updateUser: EndpointOf<typeof source> = {
  id: "updateUser",
  method: "PUT",
  path: "/loginhandler/updateuser",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    attributes: { is: 'object', fields: {
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
    } },
  } },
};
