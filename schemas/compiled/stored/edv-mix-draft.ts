// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { edvMixDraft as source } from '../../stored/drafts.ts';

export const edvMixDraft: StoredKeyOf<typeof source> = {
  name: "edvMixMenu",
  keptIn: "tab",
  version: 1,
  shape: { is: 'record', of: { is: 'number', whole: true, least: 1 } },
};
