// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getCities as source } from '../../api/locator.ts';

export const getCities: EndpointOf<typeof source> = {
  id: "getCities",
  method: "GET",
  path: "/locator-service/ve2/cities",
  enveloped: true,
  reply: { is: 'object', fields: {
    cities: { is: 'list', of: { is: 'object', fields: {
      name: 'text',
      aliases: [{ is: 'list', of: 'text' }],
      state: 'text',
      region: 'text',
      latitude: 'number',
      longitude: 'number',
      storeCount: 'count',
    } } },
  } },
};
