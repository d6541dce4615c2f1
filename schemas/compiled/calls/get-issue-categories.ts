// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getIssueCategories as source } from '../../api/feedback.ts';

export const getIssueCategories: EndpointOf<typeof source> = {
  id: "getIssueCategories",
  method: "GET",
  path: "/ucr-api/v2/categories",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    categories: { is: 'list', of: { is: 'object', fields: {
      id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
      label: { is: 'essential', of: 'name' },
      issues: [{ is: 'list', of: { is: 'object', fields: {
        id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
        label: { is: 'essential', of: 'name' },
      } } }, []],
    } } },
  } },
};
