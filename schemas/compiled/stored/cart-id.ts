// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { cartId as source } from '../../stored/session.ts';

export const cartId: StoredKeyOf<typeof source> = {
  name: "cartId",
  keptIn: "device",
  version: 1,
  shape: 'text',
};
