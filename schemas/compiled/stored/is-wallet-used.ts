// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { isWalletUsed as source } from '../../stored/order.ts';

export const isWalletUsed: StoredKeyOf<typeof source> = {
  name: "isWalletUsed",
  keptIn: "device",
  version: 1,
  shape: 'flag',
};
