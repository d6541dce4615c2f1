// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { geocodes as source } from '../../api/locator.ts';
import { place } from '../shapes/place.ts';

export const geocodes: EndpointOf<typeof source> = {
  id: "geocodes",
  method: "GET",
  path: "/locator-service/ve2/geocodes",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    place: place,
  } },
};
