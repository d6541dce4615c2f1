// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { entryPages as source } from '../../stored/app.ts';

export const entryPages: StoredKeyOf<typeof source> = {
  name: "entryPages",
  keptIn: "tab",
  version: 1,
  shape: { is: 'record', of: 'text' },
};
