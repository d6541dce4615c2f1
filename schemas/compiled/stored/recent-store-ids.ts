// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { recentStoreIds as source } from '../../stored/place.ts';

export const recentStoreIds: StoredKeyOf<typeof source> = {
  name: "recentStoreIds",
  keptIn: "device",
  version: 1,
  shape: { is: 'list', of: 'name' },
};
