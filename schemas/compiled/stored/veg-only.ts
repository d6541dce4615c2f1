// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { vegOnly as source } from '../../stored/app.ts';

export const vegOnly: StoredKeyOf<typeof source> = {
  name: "vegOnly",
  keptIn: "device",
  version: 1,
  shape: 'flag',
};
