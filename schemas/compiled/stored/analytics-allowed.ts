// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { analyticsAllowed as source } from '../../stored/app.ts';

export const analyticsAllowed: StoredKeyOf<typeof source> = {
  name: "analyticsAllowed",
  keptIn: "device",
  version: 1,
  shape: 'flag',
};
