import { z } from 'zod';
import { orderSummary } from '../entities/order.ts';
import { transactionId } from '../entities/payment.ts';
import { textAreaMax } from '../entities/text-fields.ts';
import { defineStored } from '../stored-value.ts';

// Named by the specification (WID-20, §3): values that an order in progress keeps on the device. The screens of the checkout write them.

const device = { keptIn: 'device', version: 1 } as const;

/** The latest try to order and pay, and nothing else of it: with its id the app finds out how it went (PAY-54), also after a crash. */
export const orderId = defineStored({ name: 'orderId', ...device, schema: transactionId });
export const mobileNo = defineStored({ name: 'mobileNo', ...device, schema: z.string() });
/** OFR-10. The coupon of a cart, or one that waits for a cart that it fits. It is for that cart alone; without an id, for the next one. */
export const couponCode = defineStored({
  name: 'couponCode',
  keptIn: 'device',
  version: 2,
  schema: z.object({
    code: z.string().min(1),
    cartId: z.string().min(1).nullable(),
    waits: z
      .boolean()
      .default(false)
      .describe('It is applied when the cart fits. Otherwise the cart had it when it was seen last.'),
  }),
});
/** In paise. */
export const displayNetPrice = defineStored({ name: 'displayNetPrice', ...device, schema: z.number() });
/** In paise. */
export const totalWalletBalance = defineStored({ name: 'totalWalletBalance', ...device, schema: z.number() });
export const isWalletUsed = defineStored({ name: 'isWalletUsed', ...device, schema: z.boolean() });
/** What the customer tells the rider (CRT-24), and whether the order is handed over without contact (CRT-23). */
export const deliveryInstructions = defineStored({
  name: 'deliveryInstructions',
  ...device,
  schema: z.object({
    text: z.string().max(textAreaMax).default(''),
    zeroContact: z.boolean().default(false),
  }),
});
/** Who receives the order, where the cart asks for it (EXP-22). Half-typed values too, so that a reload loses nothing. */
export const orderContact = defineStored({
  name: 'orderContact',
  ...device,
  schema: z.object({ name: z.string().default(''), mobile: z.string().default('') }),
});
/** The newest order that this device has shown, for when there is no connection. It is read for its owner alone, and leaves with them. */
export const lastOrder = defineStored({
  name: 'lastOrder',
  ...device,
  schema: z.object({ owner: z.string().min(1), order: orderSummary }),
});
