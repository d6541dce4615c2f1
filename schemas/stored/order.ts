import { z } from 'zod';
import { defineStored } from '../stored-value.ts';

// Named by the specification (WID-20, §3): values that an order in progress keeps on the device. The screens of the checkout write them.

const device = { keptIn: 'device', version: 1 } as const;

export const orderId = defineStored({ name: 'orderId', ...device, schema: z.string() });
export const mobileNo = defineStored({ name: 'mobileNo', ...device, schema: z.string() });
/** OFR-10. A coupon that waits for a cart that it fits. It is for that cart alone; without an id, for the next one. */
export const couponCode = defineStored({
  name: 'couponCode',
  keptIn: 'device',
  version: 2,
  schema: z.object({ code: z.string().min(1), cartId: z.string().min(1).nullable() }),
});
/** In paise. */
export const displayNetPrice = defineStored({ name: 'displayNetPrice', ...device, schema: z.number() });
/** In paise. */
export const totalWalletBalance = defineStored({ name: 'totalWalletBalance', ...device, schema: z.number() });
export const isWalletUsed = defineStored({ name: 'isWalletUsed', ...device, schema: z.boolean() });
export const deliveryInstructions = defineStored({
  name: 'deliveryInstructions',
  ...device,
  schema: z.record(z.string(), z.unknown()),
});
