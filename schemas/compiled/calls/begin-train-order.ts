// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { beginTrainOrder as source } from '../../api/trains.ts';

export const beginTrainOrder: EndpointOf<typeof source> = {
  id: "beginTrainOrder",
  method: "POST",
  path: "/order-service/ve1/orders/irctc",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    orderId: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
    stationCode: { is: 'essential', of: { is: 'text', least: 1, most: 8 } },
    storeId: { is: 'essential', of: 'name' },
    mobile: 'text',
    isVerified: { is: 'essential', of: 'flag' },
    isSaved: { is: 'essential', of: 'flag' },
    arrivesAt: { is: 'essential', of: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u } },
    closesAt: { is: 'essential', of: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u } },
    resendAfter: ['count'],
  } },
};
