// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { displayNetPrice as source } from '../../stored/order.ts';

export const displayNetPrice: StoredKeyOf<typeof source> = {
  name: "displayNetPrice",
  keptIn: "device",
  version: 1,
  shape: 'number',
};
