// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { loginWish as source } from '../../stored/drafts.ts';

export const loginWish: StoredKeyOf<typeof source> = {
  name: "loginWish",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    productId: 'text',
    favourite: 'flag',
  } },
};
