// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { homeScreenIcon as source } from '../../stored/app.ts';

export const homeScreenIcon: StoredKeyOf<typeof source> = {
  name: "homeScreenIcon",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    hiddenUntil: { is: 'either', of: ['number', { is: 'choice', of: [null] }] },
  } },
};
