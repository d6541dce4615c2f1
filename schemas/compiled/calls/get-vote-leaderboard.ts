// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getVoteLeaderboard as source } from '../../api/misc.ts';

export const getVoteLeaderboard: EndpointOf<typeof source> = {
  id: "getVoteLeaderboard",
  method: "GET",
  path: "/misc-service/ve1/voteDetails/leadboard",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    lastUpdated: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/u }],
    leaders: { is: 'list', of: { is: 'object', fields: {
      rank: { is: 'number', whole: true, least: 1 },
      name: 'text',
      correct: 'count',
      votes: 'count',
    } } },
  } },
};
