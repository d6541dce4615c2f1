// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { geocode as source } from '../../api/locator.ts';
import { place } from '../shapes/place.ts';

export const geocode: EndpointOf<typeof source> = {
  id: "geocode",
  method: "GET",
  path: "/locator-service/ve2/geocode",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    place: place,
  } },
};
