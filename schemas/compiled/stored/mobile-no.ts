// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { mobileNo as source } from '../../stored/order.ts';

export const mobileNo: StoredKeyOf<typeof source> = {
  name: "mobileNo",
  keptIn: "device",
  version: 1,
  shape: 'text',
};
