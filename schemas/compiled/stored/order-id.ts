// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { orderId as source } from '../../stored/order.ts';

export const orderId: StoredKeyOf<typeof source> = {
  name: "orderId",
  keptIn: "device",
  version: 1,
  shape: { is: 'text', least: 1, most: 40 },
};
