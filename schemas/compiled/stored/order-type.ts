// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { orderType as source } from '../../stored/place.ts';

export const orderType: StoredKeyOf<typeof source> = {
  name: "orderType",
  keptIn: "device",
  version: 1,
  shape: { is: 'either', of: [{ is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] }, { is: 'choice', of: ["T"] }] },
};
