// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getScoreboard as source } from '../../api/catalog.ts';

export const getScoreboard: EndpointOf<typeof source> = {
  id: "getScoreboard",
  method: "GET",
  path: "/catalog-service/ve1/scoreboard/:mobileno",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    runs: 'count',
    rank: { is: 'either', of: [{ is: 'number', whole: true, least: 1 }, { is: 'choice', of: [null] }] },
    lastUpdated: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/u }],
    leaders: { is: 'list', of: { is: 'object', fields: {
      rank: { is: 'number', whole: true, least: 1 },
      name: 'text',
      runs: 'integer',
      isOwn: ['flag', false],
    } } },
  } },
};
