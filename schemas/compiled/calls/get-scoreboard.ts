// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getScoreboard as source } from '../../api/catalog.ts';

export const getScoreboard: EndpointOf<typeof source> = {
  id: "getScoreboard",
  method: "GET",
  path: "/catalog-service/ve1/scoreboard/:mobileno",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    runs: 'count',
    rank: { is: 'either', of: [{ is: 'number', whole: true, least: 1 }, { is: 'choice', of: [null] }] },
    lastUpdated: 'text',
    leaders: { is: 'list', of: { is: 'object', fields: {
      name: 'text',
      runs: 'integer',
    } } },
  } },
};
