// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { reportOlderIssue as source } from '../../api/feedback.ts';

export const reportOlderIssue: EndpointOf<typeof source> = {
  id: "reportOlderIssue",
  method: "POST",
  path: "/ucr-api/v1/feedbacks",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    issueId: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
    ticketMessage: 'name',
  } },
};
