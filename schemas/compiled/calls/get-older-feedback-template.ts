// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getOlderFeedbackTemplate as source } from '../../api/feedback.ts';

export const getOlderFeedbackTemplate: EndpointOf<typeof source> = {
  id: "getOlderFeedbackTemplate",
  method: "GET",
  path: "/feedback-service/ve2/template",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    orderMode: [{ is: 'list', of: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] } }],
    when: [{ is: 'object', fields: {
      session: [{ is: 'choice', of: ["guest","logged-in"] }],
      storeIds: [{ is: 'list', of: 'name' }],
      from: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
      until: [{ is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u }],
    } }],
    heading: { is: 'text', most: 80 },
    nodes: 'any',
  } },
};
