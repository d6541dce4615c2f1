// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { startSocialLogin as source } from '../../api/signin.ts';

export const startSocialLogin: EndpointOf<typeof source> = {
  id: "startSocialLogin",
  method: "POST",
  path: "/loginhandler/socialstart",
  login: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    address: 'name',
    state: 'name',
    nonce: 'name',
    verifier: 'name',
  } },
};
