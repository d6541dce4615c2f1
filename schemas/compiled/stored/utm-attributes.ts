// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { utmAttributes as source } from '../../stored/session.ts';

export const utmAttributes: StoredKeyOf<typeof source> = {
  name: "utmAttributes",
  keptIn: "device",
  version: 1,
  shape: { is: 'record', of: 'text' },
};
