// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getOrderOnMap as source } from '../../api/tracking.ts';

export const getOrderOnMap: EndpointOf<typeof source> = {
  id: "getOrderOnMap",
  method: "GET",
  path: "/tracker-service/ve2/map",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    store: { is: 'object', fields: {
      latitude: 'number',
      longitude: 'number',
    } },
    destination: { is: 'object', fields: {
      latitude: 'number',
      longitude: 'number',
    } },
    rider: [{ is: 'object', fields: {
      latitude: 'number',
      longitude: 'number',
      heading: ['number'],
      name: ['text'],
    } }],
    route: [{ is: 'list', of: { is: 'object', fields: {
      latitude: 'number',
      longitude: 'number',
    } } }, []],
    eta: [{ is: 'object', fields: {
      minutes: ['count'],
      label: 'text',
      expectedAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
      isLate: ['flag', false],
    } }],
  } },
};
