// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getAlerts as source } from '../../api/config.ts';

export const getAlerts: EndpointOf<typeof source> = {
  id: "getAlerts",
  method: "GET",
  path: "/alert-service/ve1/alerts",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    alerts: { is: 'list', of: { is: 'object', fields: {
      id: { is: 'text', least: 1, most: 80 },
      text: { is: 'text', least: 1, most: 240 },
      tone: [{ is: 'choice', of: ["info","warning"] }, "info"],
      from: [{ is: 'essential', of: { is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u } }],
      until: [{ is: 'essential', of: { is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u } }],
    } } },
  } },
};
