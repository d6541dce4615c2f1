// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { loginNumber as source } from '../../stored/drafts.ts';

export const loginNumber: StoredKeyOf<typeof source> = {
  name: "loginNumber",
  keptIn: "tab",
  version: 1,
  shape: 'text',
};
