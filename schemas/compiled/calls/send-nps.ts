// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { sendNps as source } from '../../api/feedback.ts';

export const sendNps: EndpointOf<typeof source> = {
  id: "sendNps",
  method: "POST",
  path: "/feedback-service/ve1/nps",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    feedbackId: { is: 'text', least: 1, most: 80 },
    score: { is: 'number', whole: true, least: 0, most: 10 },
  } },
};
