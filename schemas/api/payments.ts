import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  gatewayForm,
  paymentOptions,
  paymentStep,
  transactionId,
  transactionStatus,
} from '../entities/payment.ts';
import { mobileNumber, oneTimeCode } from '../entities/customer.ts';
import { replyOf } from './reply.ts';

// Payments. No call takes a card number: the browser sends it to the gateway (PAY-25). Amounts are integer paise.

const ofTransaction = z.object({ transactionId });
const body = z.object({ orderTransactionId: transactionId });
const amount = z.int().min(0);
const step = replyOf(paymentStep);

/** API-086, PAY-02. What it costs is the cart's price at the store and for the order type of the headers. */
export const getPaymentOptions = defineCall({
  id: 'getPaymentOptions',
  method: 'GET',
  path: '/payment-service/ve1/options/default',
  summary: 'Ways to pay',
  auth: 'session',
  headers: z.object({ isWalletUsed: z.enum(['true', 'false']).optional() }),
  query: z.object({ zeroContactDelivery: z.enum(['true', 'false']).optional() }).optional(),
  reply: replyOf(paymentOptions),
});

/** API-087. How the customer paid the last time; nothing where that cannot be offered again. */
export const getLastPayment = defineCall({
  id: 'getLastPayment',
  method: 'GET',
  path: '/payment-service/ve1/payment/options/lastSuccessful',
  summary: 'The way that the customer paid the last time',
  auth: 'session',
  background: true,
  headers: z.object({ lastSavedPaymentId: z.string().max(40).optional() }),
  reply: replyOf(z.object({ paymentId: z.string().optional(), paymentMode: z.string().optional() })),
});

/** API-088, PAY-19, PAY-60. Form encoded. Replies the form that the browser sends to the gateway. */
export const processPayment = defineCall({
  id: 'processPayment',
  method: 'POST',
  path: '/payment-service/ve1/payment/process',
  summary: 'Begins the payment at the gateway',
  auth: 'session',
  body: z.object({ orderTransactionId: transactionId, bankCode: z.string().max(40).optional() }),
  reply: replyOf(z.object({ form: gatewayForm.optional(), url: z.string().optional() })),
});

/** API-089. The customer is back from the gateway: the server asks it. */
export const verifyPayment = defineCall({
  id: 'verifyPayment',
  method: 'POST',
  path: '/payment-service/ve1/payment/verify',
  summary: 'Asks the gateway how a payment went',
  auth: 'session',
  body,
  reply: replyOf(transactionStatus),
});

/** API-071. Sends the code of an order for cash, or of an e-voucher, to the customer's number. */
export const sendOrderOtp = defineCall({
  id: 'sendOrderOtp',
  method: 'GET',
  path: '/payment-service/ve1/orders/:transactionId/otp',
  summary: 'Sends the code of an order',
  auth: 'session',
  params: ofTransaction,
  reply: replyOf(z.object({ mobile: z.string(), resendAfter: z.int().min(0).default(45) })),
});

/** API-072, PAY-15. A new PIN goes to the number that the voucher was bought with. */
export const resetVoucherPin = defineCall({
  id: 'resetVoucherPin',
  method: 'POST',
  path: '/order-service/ve3/evoucher/:voucherCode/reset_pin',
  summary: 'Sends a new PIN of an e-voucher',
  auth: 'session',
  params: z.object({ voucherCode: z.string().min(1).max(40) }),
  body: z.object({}),
  reply: replyOf(z.object({ text: z.string() })),
});

/** API-073, PAY-14. With the PIN of the voucher, or with the code that was sent. */
export const payByVoucher = defineCall({
  id: 'payByVoucher',
  method: 'POST',
  path: '/order-service/ve3/evoucher/payment',
  summary: 'Pays by e-voucher or gift card',
  auth: 'session',
  body: body.extend({
    voucherCode: z.string().trim().min(1).max(40),
    pin: z.string().max(12).optional(),
    otp: z.string().max(12).optional(),
  }),
  reply: step,
});

/** API-074, PAY-24. */
export const removePaymentPromo = defineCall({
  id: 'removePaymentPromo',
  method: 'DELETE',
  path: '/payment-service/ve1/payment/:transactionId/promo/:promo',
  summary: 'Removes the coupon that does not go with a way to pay',
  auth: 'session',
  params: ofTransaction.extend({ promo: z.string().min(1).max(40) }),
  reply: step,
});

const paytm = '/payment-service/ve1/paytm-wallet';

/** API-091, PAY-26. */
export const getPaytmBalance = defineCall({
  id: 'getPaytmBalance',
  method: 'GET',
  path: `${paytm}/balance`,
  summary: 'Balance of the Paytm wallet',
  auth: 'session',
  query: z.object({
    orderTransactionId: transactionId.optional(),
    mobile: z.string().max(20),
    consultBalance: z.enum(['true', 'false']).optional(),
  }),
  reply: replyOf(
    z.object({
      isLinked: z.boolean(),
      balance: amount.default(0),
      short: amount.default(0).describe('What the wallet lacks for the order.'),
    }),
  ),
});

/** API-095. Asks Paytm to link the wallet of a number: Paytm sends the code. */
export const linkPaytm = defineCall({
  id: 'linkPaytm',
  method: 'POST',
  path: `${paytm}/link`,
  summary: 'Begins linking a Paytm wallet',
  auth: 'session',
  body: z.object({ mobile: mobileNumber }),
  reply: replyOf(z.object({ state: z.string(), mobile: z.string() })),
});

/** API-092. Sends the code again. */
export const sendPaytmOtp = defineCall({
  id: 'sendPaytmOtp',
  method: 'POST',
  path: `${paytm}/otp`,
  summary: 'Has Paytm send its code',
  auth: 'session',
  body: z.object({ mobile: mobileNumber }),
  reply: replyOf(z.object({ state: z.string(), mobile: z.string() })),
});

/** API-093. The code is right: the wallet is linked. */
export const validatePaytmOtp = defineCall({
  id: 'validatePaytmOtp',
  method: 'POST',
  path: `${paytm}/validate`,
  summary: 'Links a Paytm wallet by its code',
  auth: 'session',
  body: z.object({ state: z.string().max(200), otp: oneTimeCode }),
  reply: replyOf(z.object({ isLinked: z.boolean(), balance: amount })),
});

/** API-094. Pays from the linked wallet. */
export const submitPaytm = defineCall({
  id: 'submitPaytm',
  method: 'PUT',
  path: `${paytm}/submit`,
  summary: 'Pays from the linked Paytm wallet',
  auth: 'session',
  body,
  reply: step,
});

/** API-096. Asks Paytm how a payment from the wallet went. */
export const verifyPaytm = defineCall({
  id: 'verifyPaytm',
  method: 'POST',
  path: `${paytm}/verify`,
  summary: 'Asks Paytm how a payment went',
  auth: 'session',
  body,
  reply: replyOf(transactionStatus),
});

/** API-097. Withdraws the amount of the order from the wallet, where it was added before. */
export const redeemPaytm = defineCall({
  id: 'redeemPaytm',
  method: 'POST',
  path: `${paytm}/redeem`,
  summary: 'Withdraws the amount from the Paytm wallet',
  auth: 'session',
  body,
  reply: step,
});

/** API-098, PAY-50..53. In the partner app; `result` is what its bridge answered. */
export const submitPartnerPayment = defineCall({
  id: 'submitPartnerPayment',
  method: 'POST',
  path: '/payment-service/ve1/pg/paytm/submit',
  summary: 'Goes on with an order that was paid in a partner app',
  auth: 'session',
  body,
  reply: step,
});
