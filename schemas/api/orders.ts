import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartLineInput } from '../entities/cart.ts';
import {
  orderDetails,
  orderOrTransaction,
  orderSummary,
  paymentDetails,
  reorderedCart,
} from '../entities/order.ts';
import { paymentStep, transactionId, transactionStatus } from '../entities/payment.ts';
import { essential } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { productCardSchema } from '../entities/product.ts';
import { replyOf } from './reply.ts';

// Orders: from the cart to a placed order, and what is known of placed ones. What has no path in the specification has one of ours below the
// service it belongs to. A write is done once for each request id; a transaction is what one try to order and pay is called.

const id = z.string().min(1).max(80);
const code = z.string().max(12);
const step = replyOf(paymentStep);
const ofTransaction = z.object({ transactionId });

/** API-060, PAY-39. Whether the cart can be ordered as it stands; `problems` name what has to be done first. */
export const validateOrder = defineCall({
  id: 'validateOrder',
  method: 'POST',
  path: '/order-service/ve3/orders/validations',
  summary: 'Checks the order before it is placed',
  auth: 'session',
  critical: true,
  body: z.object({ orderDetails, paymentDetails: paymentDetails.partial().optional() }),
  reply: replyOf(
    z.object({
      netPrice: z.int().min(0),
      problems: z.array(z.object({ code: z.string(), text: z.string() })).default([]),
    }),
  ),
});

/** API-061, PAY-40, PAY-41. Another order of the last 30 minutes; none when `order` is absent. */
export const checkDuplicateOrder = defineCall({
  id: 'checkDuplicateOrder',
  method: 'GET',
  path: '/order-service/ve3/orders/checkDuplicateOrder',
  summary: 'Whether the customer ordered within the last half hour',
  auth: 'session',
  reply: replyOf(
    z.object({
      order: z.object({ id: essential(id), orderId: essential(id), placedAt: z.iso.datetime() }).optional(),
    }),
  ),
});

/** API-063, PAY-42, PAY-43. Begins a transaction, and says what comes next. An open one of the same cart ends. */
export const initiateOrder = defineCall({
  id: 'initiateOrder',
  method: 'POST',
  path: '/order-service/ve3/orders/initiate',
  summary: 'Places the order and begins its payment',
  auth: 'session',
  critical: true,
  body: z.object({
    orderDetails,
    paymentDetails,
    features: z.array(z.string().max(80)).max(20).optional(),
  }),
  reply: step,
});

/** API-062, PAY-44. The older way, in two steps: this begins the transaction, and `submitOrder` its payment. */
export const batchConfirm = defineCall({
  id: 'batchConfirm',
  method: 'POST',
  path: '/order-service/ve3/orders/batch',
  summary: 'Begins a transaction for the cart (older)',
  auth: 'session',
  critical: true,
  query: z.object({ userId: z.string().min(1).max(80) }),
  body: z.object({ data: orderDetails }),
  reply: replyOf(z.object({ orderTransactionId: essential(transactionId), netPrice: z.int().min(0) })),
});

/** API-066. The same for an order that is collected. */
export const confirmPickup = defineCall({
  id: 'confirmPickup',
  method: 'POST',
  path: '/order-service/ve4/orders',
  summary: 'Begins a transaction for a cart that is collected (older)',
  auth: 'session',
  critical: true,
  body: z.object({ data: orderDetails }),
  reply: replyOf(z.object({ orderTransactionId: essential(transactionId), netPrice: z.int().min(0) })),
});

/** PAY-45. */
const submission = z.object({
  cartId: id,
  orderTransactionId: transactionId,
  primaryPaymentId: z.string().min(1).max(40),
  secondaryPaymentId: z.string().max(40).optional(),
  transactionStatusUrl: z.string().max(500).optional(),
  paymentType: z.string().max(40),
  instrument: paymentDetails.shape.instrument,
  walletAmount: paymentDetails.shape.walletAmount,
});

/** API-064. Begins the payment of a transaction. */
export const submitOrder = defineCall({
  id: 'submitOrder',
  method: 'POST',
  path: '/order-service/ve3/orders/submit',
  summary: 'Begins the payment of an order (older)',
  auth: 'session',
  critical: true,
  body: z.object({ data: submission }),
  reply: step,
});

/** API-065. The code that an order for cash needs (PAY-12). */
export const confirmOrder = defineCall({
  id: 'confirmOrder',
  method: 'POST',
  path: '/order-service/ve3/orders/confirm',
  summary: 'Confirms an order by its code',
  auth: 'session',
  critical: true,
  body: z.object({ orderTransactionId: transactionId, otp: code }),
  reply: step,
});

/** API-067. A transaction for the order of one that failed, to be paid in another way. */
export const createTransaction = defineCall({
  id: 'createTransaction',
  method: 'POST',
  path: '/order-service/ve3/orders/transaction/',
  summary: 'Begins another try to pay the same order',
  auth: 'session',
  critical: true,
  body: z.object({ orderTransactionId: transactionId }),
  reply: replyOf(z.object({ orderTransactionId: essential(transactionId), netPrice: z.int().min(0) })),
});

/** API-068. */
export const getTransaction = defineCall({
  id: 'getTransaction',
  method: 'GET',
  path: '/order-service/ve3/orders/transaction/:transactionId',
  summary: 'Where a transaction stands',
  auth: 'session',
  params: ofTransaction,
  reply: replyOf(transactionStatus),
});

/** API-068. Begins the payment; the body is that of API-064. */
export const submitTransaction = defineCall({
  id: 'submitTransaction',
  method: 'POST',
  path: '/order-service/ve3/orders/transaction/:transactionId',
  summary: 'Begins the payment of a transaction',
  auth: 'session',
  critical: true,
  params: ofTransaction,
  body: z.object({ data: submission }),
  reply: step,
});

/** API-069. The customer has paid elsewhere: the server asks the gateway and goes on. */
export const submitPaid = defineCall({
  id: 'submitPaid',
  method: 'POST',
  path: '/order-service/ve3/orders/submit/:transactionId',
  summary: 'Goes on with an order after its payment',
  auth: 'session',
  critical: true,
  params: ofTransaction,
  body: z.object({}),
  reply: step,
});

/** API-070. Takes a code out of an order that is being paid. */
export const removeTransactionPromo = defineCall({
  id: 'removeTransactionPromo',
  method: 'DELETE',
  path: '/order-service/ve3/orders/transaction/:transactionId/promo/:promo',
  summary: 'Removes a coupon from an order that is being paid',
  auth: 'session',
  params: ofTransaction.extend({ promo: z.string().min(1).max(40) }),
  reply: step,
});

/** API-075, PAY-54..57. */
export const pollPayment = defineCall({
  id: 'pollPayment',
  method: 'GET',
  path: '/order-service/ve3/orders/poll/:workflowId',
  summary: 'Whether a payment has come',
  auth: 'session',
  background: true,
  params: z.object({ workflowId: transactionId }),
  reply: replyOf(
    z.object({
      paymentStatus: z.enum(['SUCCESS', 'IN_PROGRESS', 'FAILED']),
      orderTransactionId: transactionId.optional(),
      unifiedErrors: z.object({ errorMsg: z.string().optional() }).optional(),
    }),
  ),
});

/** API-076, NAV-26, NAV-28. By the id of a transaction, or of an order. */
export const getOrderStatus = defineCall({
  id: 'getOrderStatus',
  method: 'GET',
  path: '/order-service/ve3/orders/status',
  summary: 'How an order went',
  auth: 'session',
  background: true,
  query: orderOrTransaction,
  reply: replyOf(transactionStatus),
});

/** API-077, ORD-28. The newest first; `nextPage` is the path of the rest. */
export const getOrderHistory = defineCall({
  id: 'getOrderHistory',
  method: 'GET',
  path: '/order-service/ve3/orders',
  summary: 'Orders of the customer',
  auth: 'session',
  query: z.object({ page: z.string().max(80).optional() }).optional(),
  reply: replyOf(
    z.object({
      orders: z.array(orderSummary),
      hasNext: z.boolean().default(false),
      nextPage: z.string().optional(),
      favOrder: z.array(z.string()).default([]).describe('Ids of the favourite orders.'),
    }),
  ),
});

/** API-078. For the home page and the menu. */
export const getRecentOrders = defineCall({
  id: 'getRecentOrders',
  method: 'GET',
  path: '/order-service/ve1/orders',
  summary: 'The latest orders',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ orders: z.array(orderSummary) })),
});

/** ORD-29. One order of the customer. */
export const getOrderDetails = defineCall({
  id: 'getOrderDetails',
  method: 'GET',
  path: '/order-service/ve3/orders/history/:orderHistoryId',
  summary: 'One order',
  auth: 'session',
  params: z.object({ orderHistoryId: id }),
  reply: replyOf(orderSummary),
});

/** API-059, ORD-31, ORD-32. Puts the dishes of an order into the cart; those that cannot be had are named. */
export const reorder = defineCall({
  id: 'reorder',
  method: 'POST',
  path: '/order-service/ve1/orders/onePassReOrder/order/:orderHistoryId',
  summary: 'Orders the same again',
  auth: 'session',
  params: z.object({ orderHistoryId: id }),
  headers: z.object({ upsellVersion: z.string().max(40).optional() }),
  body: z.object({}),
  reply: replyOf(
    z.object({
      cart: reorderedCart,
      items: z.array(cartLineInput).describe('The lines as the app keeps them, to be put into its cart.'),
      deliveryType: orderTypeCode.optional(),
      storeId: z.string().optional(),
    }),
  ),
});

const favourites = z.object({ favOrder: z.array(z.string()) });

/** ORD-33. Logged-in customers only (ROL-05). */
export const getFavouriteOrders = defineCall({
  id: 'getFavouriteOrders',
  method: 'GET',
  path: '/order-service/ve1/orders/favourites/easy',
  summary: 'Favourite orders',
  auth: 'session',
  background: true,
  reply: replyOf(favourites.extend({ orders: z.array(orderSummary) })),
});

/** ORD-33. The body says the wanted state, so that it can be repeated. Answered with 204. */
export const setFavouriteOrder = defineCall({
  id: 'setFavouriteOrder',
  method: 'POST',
  path: '/order-service/ve1/orders/favourites/:favOrderId',
  summary: 'Makes an order a favourite, or no longer one',
  auth: 'session',
  background: true,
  params: z.object({ favOrderId: id }),
  body: z.object({ favourite: z.boolean() }),
  reply: replyOf(z.object({})),
});

/** ORD-34. */
export const getOrderRecommendations = defineCall({
  id: 'getOrderRecommendations',
  method: 'GET',
  path: '/order-service/ve1/orders/favourites/recommendations',
  summary: 'What goes with the favourite orders',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ items: z.array(productCardSchema) })),
});
