// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getFeedbackCategories as source } from '../../api/feedback.ts';

export const getFeedbackCategories: EndpointOf<typeof source> = {
  id: "getFeedbackCategories",
  method: "GET",
  path: "/feedback-service/ve2/categories",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    categories: { is: 'list', of: { is: 'object', fields: {
      value: { is: 'essential', of: 'name' },
      label: { is: 'essential', of: 'name' },
    } } },
  } },
};
