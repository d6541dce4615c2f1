// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { autocomplete as source } from '../../api/locator.ts';

export const autocomplete: EndpointOf<typeof source> = {
  id: "autocomplete",
  method: "GET",
  path: "/locator-service/ve2/autocomplete",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    suggestions: { is: 'list', of: { is: 'object', fields: {
      placeId: 'name',
      title: 'text',
      subtitle: 'text',
      kind: { is: 'choice', of: ["locality","city","pincode","store","landmark","street"] },
    } } },
    partly: [{ is: 'object', fields: {
      unmatched: 'name',
      matched: 'name',
      around: ['text'],
    } }],
  } },
};
