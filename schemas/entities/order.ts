import { z } from 'zod';
import { essential } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { orderStageNames } from '../payment-actions.ts';
import { knownAddress } from './address.ts';
import { cartBill, invalidItem, validItem } from './cart.ts';
import { foodTypeCode } from './product.ts';
import { textAreaMax } from './text-fields.ts';
import { orderTrain } from './train.ts';
import { transactionId } from './payment.ts';

// An order: what is asked for, and what was placed (spec §3). Amounts are integer paise.

const amount = z.int().min(0);
const id = z.string().min(1).max(80);
const instant = z.iso.datetime();

/** PAY-42. `price` is what the customer saw: the server charges its own, and refuses when they differ. */
export const orderDetails = z.object({
  address: knownAddress.extend({ address_id: z.string().optional() }).optional(),
  cartId: id,
  deliveryType: orderTypeCode,
  price: amount,
  userDetails: z.object({
    name: z.string().trim().max(100).default(''),
    mobile: z.string().max(20).default(''),
    email: z.string().max(100).optional(),
  }),
  zeroContactDelivery: z.boolean().default(false),
  partnerUserId: z.string().max(80).optional(),
  deliveryInstructions: z.string().max(textAreaMax).default(''),
  scheduledFor: instant.optional().describe('For a later time; processed 30 minutes before it (CON-04).'),
});
export type OrderDetails = z.output<typeof orderDetails>;

/** PAY-43. */
export const paymentDetails = z.object({
  primaryPaymentId: z.string().min(1).max(40),
  secondaryPaymentId: z.string().max(40).optional(),
  transactionStatusUrl: z.string().max(500).optional(),
  loyaltyEligible: z.boolean().default(false),
  walletAmount: amount
    .optional()
    .describe(
      'What the customer saw that the wallet pays. An order of which it pays less by now is refused.',
    ),
  instrument: z
    .object({
      flow: z.enum(['COLLECT', 'INTENT', 'QR', 'BANK', 'VOUCHER']),
      vpa: z.string().max(320).optional(),
      bankCode: z.string().max(40).optional(),
    })
    .optional(),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

/** ORD-26. */
export const orderItem = z.object({
  itemId: essential(id),
  product: essential(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      sizeName: z.string().optional(),
      imageUrl: z.string().optional(),
      menuCode: z.string().optional(),
    }),
  ),
  choices: z.array(z.string()).default([]),
  pricePerQty: amount.default(0),
  quantity: essential(z.int().min(1)),
  productType: z.string().default('SINGLE'),
  foodType: foodTypeCode.optional(),
  totalDiscount: amount.default(0),
  total: amount.default(0),
  freeItem: z.boolean().default(false),
});
export type OrderItem = z.output<typeof orderItem>;

const stage = z.enum(orderStageNames);
/** ORD-27. The number is that of the specification; a stage that the app does not know reads as in process (ORD-12). */
export const orderTracker = z.object({
  stage: z.int().describe('Number of the stage: see orderStages.'),
  steps: z
    .array(z.object({ stage, at: instant.optional() }))
    .default([])
    .describe('When each stage was reached.'),
});

export const paymentSummaryItem = z.object({
  label: z.string().min(1),
  paymentMode: z.string().default(''),
  amount,
  reference: z.string().optional().describe('Of the gateway, for questions.'),
});

/** ORD-25. The fields are those of the specification; all but the ids may be missing in the reply of another service (ORD-27). */
export const orderSummary = z.object({
  id: essential(id).describe('Of the order in the history.'),
  orderId: essential(id).describe('What customers and shops call it by.'),
  placedAt: instant.optional(),
  expectedAt: instant.optional(),
  scheduledFor: instant.optional(),
  beginsAt: instant
    .optional()
    .describe('When the kitchen begins an order for later (CON-04); absent for one that is made at once.'),
  items: z.array(orderItem).default([]),
  netPrice: amount.default(0),
  discount: amount.default(0),
  tax: z.object({ amount }).default({ amount: 0 }),
  bill: cartBill.optional(),
  deliveryCharges: amount.default(0),
  deliveryType: orderTypeCode.default('D'),
  promoCode: z.string().optional(),
  store: z
    .object({
      id: z.string(),
      name: z.string().default(''),
      phone: z.string().optional(),
      gstin: z.string().optional(),
      fssai: z.string().optional(),
      latitude: z.number().optional(),
      longitude: z.number().optional(),
    })
    .optional(),
  address: z
    .object({
      text: z.string(),
      latitude: z.number().optional(),
      longitude: z.number().optional(),
    })
    .optional(),
  userDetail: z
    .object({ id: z.string(), name: z.string().default(''), mobile: z.string().default('') })
    .optional(),
  paymentSummary: z
    .object({
      loyaltyEarnedPoints: z.int().min(0).default(0),
      paymentSummaryItem: z.array(paymentSummaryItem).default([]),
    })
    .optional(),
  paymentResponse: z
    .object({ wl: z.object({ amount }).optional() })
    .optional()
    .describe('What was paid from the wallet.'),
  campaignMessage: z.string().optional(),
  zeroContactDelivery: z.boolean().default(false),
  deliveryInstructions: z.string().default(''),
  tracker: orderTracker.optional(),
  isFavourite: z.boolean().default(false),
  invoiceNumber: z.string().optional(),
  sac: z.string().optional().describe('Accounting code of the service, for bills: 996331 is a restaurant.'),
  train: orderTrain.optional(),
  refund: z
    .object({ amount, state: z.enum(['due', 'done']) })
    .optional()
    .describe('Of what was paid online.'),
  refundInPoints: amount.optional().describe('What came back to the wallet, as refund points.'),
  refundOnVoucher: amount.optional().describe('What is on the voucher again that it was paid by.'),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** CRT-20 for an order that is put into the cart again (ORD-32). */
export const reorderedCart = z.object({
  validItems: essential(z.array(essential(validItem))),
  invalidItems: essential(z.array(essential(invalidItem))),
});

/** What stands in the address of pages: an id of a transaction, or of an order. */
export const orderOrTransaction = z.object({
  transactionId: transactionId.optional(),
  orderHistoryId: id.optional(),
});
