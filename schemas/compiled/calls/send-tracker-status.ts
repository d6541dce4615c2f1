// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { sendTrackerStatus as source } from '../../api/tracking.ts';

export const sendTrackerStatus: EndpointOf<typeof source> = {
  id: "sendTrackerStatus",
  method: "POST",
  path: "/tracker-service/ve2/sendtrackerstatus",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
