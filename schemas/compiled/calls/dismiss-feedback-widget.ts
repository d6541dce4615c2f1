// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { dismissFeedbackWidget as source } from '../../api/feedback.ts';

export const dismissFeedbackWidget: EndpointOf<typeof source> = {
  id: "dismissFeedbackWidget",
  method: "DELETE",
  path: "/feedback-service/ve1/widget/:widgetId",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    widgetId: 'text',
  } },
};
