// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { signUpDraft as source } from '../../stored/drafts.ts';

export const signUpDraft: StoredKeyOf<typeof source> = {
  name: "signUp",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    account: 'text',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    mobile: 'text',
  } },
};
