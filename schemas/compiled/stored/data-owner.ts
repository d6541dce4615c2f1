// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { dataOwner as source } from '../../stored/session.ts';

export const dataOwner: StoredKeyOf<typeof source> = {
  name: "dataOwner",
  keptIn: "device",
  version: 1,
  shape: 'text',
};
