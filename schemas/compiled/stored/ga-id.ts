// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { gaId as source } from '../../stored/session.ts';

export const gaId: StoredKeyOf<typeof source> = {
  name: "gaId",
  keptIn: "device",
  version: 1,
  shape: 'name',
};
