// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPnrStatus as source } from '../../api/trains.ts';
import { storeDetail } from '../shapes/store-detail.ts';

export const getPnrStatus: EndpointOf<typeof source> = {
  id: "getPnrStatus",
  method: "GET",
  path: "/api/ve1/locator-service/pnr/:pnr",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    pnrStatus: { is: 'object', fields: {
      stations: { is: 'essential', of: { is: 'list', of: { is: 'object', fields: {
        code: { is: 'essential', of: { is: 'text', least: 1, most: 8 } },
        name: { is: 'essential', of: 'name' },
        arrivesAt: { is: 'essential', of: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u } },
        plannedAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        haltMinutes: ['count', 0],
        platform: [{ is: 'text', most: 8 }],
        day: [{ is: 'number', whole: true, least: 1 }, 1],
        delayMinutes: ['count', 0],
        closesAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
        state: { is: 'essential', of: { is: 'choice', of: ["open","boarding","passed","closed","shut","none"] } },
        why: ['text', ""],
        storeStationDetails: [{ is: 'list', of: storeDetail }, []],
      } } } },
      trainInfo: { is: 'essential', of: { is: 'object', fields: {
        number: { is: 'essential', of: { is: 'text', least: 1, most: 10 } },
        name: { is: 'essential', of: 'name' },
        journeyDate: { is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/u },
        from: ['text', ""],
        to: ['text', ""],
        delayMinutes: ['count', 0],
      } } },
      seatInfo: { is: 'object', fields: {
        class: ['text', ""],
        passengers: [{ is: 'list', of: { is: 'object', fields: {
          coach: { is: 'essential', of: { is: 'text', least: 1, most: 8 } },
          berth: { is: 'essential', of: { is: 'text', least: 1, most: 8 } },
          status: [{ is: 'choice', of: ["CNF","RAC"] }, "CNF"],
        } } }, []],
      } },
    } },
    termsCondition: [{ is: 'list', of: 'text' }, []],
  } },
};
