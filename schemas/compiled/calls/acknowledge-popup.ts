// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { acknowledgePopup as source } from '../../api/tracking.ts';

export const acknowledgePopup: EndpointOf<typeof source> = {
  id: "acknowledgePopup",
  method: "POST",
  path: "/tracker-service/ve2/ok-got-it",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
