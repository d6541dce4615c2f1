// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { profileDraft as source } from '../../stored/drafts.ts';

export const profileDraft: StoredKeyOf<typeof source> = {
  name: "profile",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    owner: 'text',
    edits: { is: 'object', fields: {
      firstName: ['text'],
      lastName: ['text'],
      email: ['text'],
    } },
  } },
};
