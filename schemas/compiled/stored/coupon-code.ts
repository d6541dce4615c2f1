// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { couponCode as source } from '../../stored/order.ts';

export const couponCode: StoredKeyOf<typeof source> = {
  name: "couponCode",
  keptIn: "device",
  version: 2,
  shape: { is: 'object', fields: {
    code: 'name',
    cartId: { is: 'either', of: ['name', { is: 'choice', of: [null] }] },
    waits: ['flag', false],
  } },
};
