// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { totalWalletBalance as source } from '../../stored/order.ts';

export const totalWalletBalance: StoredKeyOf<typeof source> = {
  name: "totalWalletBalance",
  keptIn: "device",
  version: 1,
  shape: 'number',
};
