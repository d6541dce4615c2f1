// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { comboOptionSelections as source } from '../../stored/drafts.ts';

export const comboOptionSelections: StoredKeyOf<typeof source> = {
  name: "comboOptionSelections",
  keptIn: "device",
  version: 1,
  shape: { is: 'record', of: { is: 'record', of: 'text' } },
};
