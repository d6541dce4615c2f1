import { answer, answerNever } from '#registry/story/answer.ts';
import { getCart } from '#schemas/api/cart.ts';
import { checkDuplicateOrder, getTransaction, pollPayment, validateOrder } from '#schemas/api/orders.ts';
import { getLastPayment, getPaymentOptions, verifyPayment } from '#schemas/api/payments.ts';
import { wallet } from './checkout-events.ts';
import { netPrice, optionsReply, pollReply, statusReply } from './checkout-fixture.ts';

/** The calls that the pages make. */
export const checkoutCalls = [
  // The state of a story is that of its events.
  answerNever(getCart),
  answer(getPaymentOptions, optionsReply({ wallet })),
  answer(getLastPayment, { status: 'SUCCESS', data: { paymentId: 'upi', paymentMode: 'UPI_WALLET' } }),
  answer(validateOrder, { status: 'SUCCESS', data: { netPrice } }),
  answer(checkDuplicateOrder, { status: 'SUCCESS', data: {} }),
  answer(pollPayment, pollReply('IN_PROGRESS')),
  answer(verifyPayment, statusReply()),
  answer(getTransaction, statusReply()),
];
