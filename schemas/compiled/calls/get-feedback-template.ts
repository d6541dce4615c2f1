// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getFeedbackTemplate as source } from '../../api/feedback.ts';

export const getFeedbackTemplate: EndpointOf<typeof source> = {
  id: "getFeedbackTemplate",
  method: "GET",
  path: "/feedback-service/ve2/templatenew",
  enveloped: true,
  reply: { is: 'object', fields: {
    orderMode: [{ is: 'list', of: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] } }],
    heading: { is: 'text', most: 80 },
    nodes: 'any',
  } },
};
