// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLoginWays as source } from '../../api/signin.ts';

export const getLoginWays: EndpointOf<typeof source> = {
  id: "getLoginWays",
  method: "GET",
  path: "/loginhandler/loginways",
  background: true,
  auth: "none",
  enveloped: true,
  reply: { is: 'object', fields: {
    social: { is: 'list', of: { is: 'object', fields: {
      source: { is: 'choice', of: ["Gmail","Facebook","Apple"] },
      name: { is: 'text', least: 1, most: 40 },
    } } },
    password: 'flag',
    partners: [{ is: 'list', of: { is: 'object', fields: {
      vendor: { is: 'choice', of: ["PAYTM","GPAY"] },
      clientId: { is: 'text', least: 1, most: 200 },
      script: [{ is: 'text', most: 200 }],
    } } }, []],
  } },
};
