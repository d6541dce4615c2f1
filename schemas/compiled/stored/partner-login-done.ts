// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { partnerLoginDone as source } from '../../stored/session.ts';

export const partnerLoginDone: StoredKeyOf<typeof source> = {
  name: "partnerLoginDone",
  keptIn: "tab",
  version: 1,
  shape: 'flag',
};
