// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { menuPlace as source } from '../../stored/drafts.ts';

export const menuPlace: StoredKeyOf<typeof source> = {
  name: "menuPlace",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    page: 'text',
    section: ['text'],
    below: ['number', 0],
  } },
};
