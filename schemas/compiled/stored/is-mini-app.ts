// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { isMiniApp as source } from '../../stored/session.ts';

export const isMiniApp: StoredKeyOf<typeof source> = {
  name: "isMiniApp",
  keptIn: "tab",
  version: 1,
  shape: 'flag',
};
