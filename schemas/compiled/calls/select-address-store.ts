// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { selectAddressStore as source } from '../../api/locator.ts';
import { place } from '../shapes/place.ts';

export const selectAddressStore: EndpointOf<typeof source> = {
  id: "selectAddressStore",
  method: "POST",
  path: "/locator-service/ve2/select-address-store",
  enveloped: true,
  reply: { is: 'object', fields: {
    store: { is: 'object', fields: {
      id: 'name',
      name: 'text',
      locality: ['text', ""],
      city: 'text',
      region: ['text', ""],
      state: ['text', ""],
      online: 'flag',
      orderId: ['text'],
      latitude: ['number'],
      longitude: ['number'],
      orderTypes: [{ is: 'list', of: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] } }],
      address: ['text', ""],
      eta: [{ is: 'object', fields: {
        minutes: { is: 'number', whole: true, least: 1 },
        seconds: { is: 'number', whole: true, least: 1 },
      } }],
    } },
    place: [place],
  } },
};
