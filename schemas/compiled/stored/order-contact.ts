// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { orderContact as source } from '../../stored/order.ts';

export const orderContact: StoredKeyOf<typeof source> = {
  name: "orderContact",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    name: ['text', ""],
    mobile: ['text', ""],
  } },
};
