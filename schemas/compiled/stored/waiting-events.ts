// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { waitingEvents as source } from '../../stored/app.ts';

export const waitingEvents: StoredKeyOf<typeof source> = {
  name: "waitingEvents",
  keptIn: "device",
  version: 1,
  shape: { is: 'list', of: { is: 'object', fields: {
    id: { is: 'text', least: 1, most: 40 },
    name: { is: 'text', most: 80 },
    at: 'integer',
    properties: [{ is: 'record', of: { is: 'either', of: ['text', 'number', 'flag', { is: 'choice', of: [null] }] } }, {}],
  } } },
};
