// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLoyaltyUser as source } from '../../api/wallet.ts';

export const getLoyaltyUser: EndpointOf<typeof source> = {
  id: "getLoyaltyUser",
  method: "GET",
  path: "/customer-service/ve1/loyalty/user",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    points: 'count',
    pointsPer100: ['count', 0],
  } },
};
