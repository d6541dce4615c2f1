// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { exchangeSocialCode as source } from '../../api/signin.ts';

export const exchangeSocialCode: EndpointOf<typeof source> = {
  id: "exchangeSocialCode",
  method: "POST",
  path: "/loginhandler/socialtoken",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    token: { is: 'text', least: 1, most: 200 },
    email: ['text'],
    firstName: ['text'],
    lastName: ['text'],
  } },
};
