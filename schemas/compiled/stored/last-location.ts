// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { lastLocation as source } from '../../stored/place.ts';

export const lastLocation: StoredKeyOf<typeof source> = {
  name: "lastLocation",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    storeId: [{ is: 'text', like: /^(?!(null|undefined)?$)/u }],
    storeName: ['name'],
    city: ['name'],
    placeTitle: ['name'],
    storeIsChosen: ['flag', false],
  } },
};
