// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { deliveryInstructions as source } from '../../stored/order.ts';

export const deliveryInstructions: StoredKeyOf<typeof source> = {
  name: "deliveryInstructions",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    text: [{ is: 'text', most: 250 }, ""],
    zeroContact: ['flag', false],
  } },
};
