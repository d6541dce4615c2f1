import { batchConfirm } from '#schemas/compiled/calls/batch-confirm.ts';
import { confirmPickup } from '#schemas/compiled/calls/confirm-pickup.ts';
import { initiateOrder } from '#schemas/compiled/calls/initiate-order.ts';
import { submitOrder } from '#schemas/compiled/calls/submit-order.ts';
import type { BodyOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { OrderDetails, Step } from '../payment-types.ts';

export type PaymentDetails = BodyOf<typeof initiateOrder>['paymentDetails'];

interface Order {
  readonly orderDetails: OrderDetails;
  readonly paymentDetails: PaymentDetails;
}

/** PAY-42, PAY-43. Begins order and payment in one call (API-063). */
export function initiate(body: Order): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) => request().call(initiateOrder, { body });
}

/** PAY-44, PAY-45. The older way, in two calls: the order (API-062, or API-066 for one that is collected), then its payment (API-064). */
export function beginInTwo({
  orderDetails,
  paymentDetails,
  userId,
  isCollected,
  paymentType,
}: Order & {
  readonly userId: string;
  readonly isCollected: boolean;
  readonly paymentType: string;
}): AppThunk<Promise<Answer<Step>>> {
  return async (_dispatch, _getState, { request }) => {
    const body = { data: orderDetails };
    const begun = await (isCollected
      ? request().call(confirmPickup, { body })
      : request().call(batchConfirm, { query: { userId }, body }));
    if (!begun.ok) return begun;
    const { primaryPaymentId, secondaryPaymentId, transactionStatusUrl, instrument, walletAmount } =
      paymentDetails;
    return request().call(submitOrder, {
      body: {
        data: {
          cartId: orderDetails.cartId,
          orderTransactionId: begun.data.orderTransactionId,
          primaryPaymentId,
          paymentType,
          ...(secondaryPaymentId !== undefined && { secondaryPaymentId }),
          ...(transactionStatusUrl !== undefined && { transactionStatusUrl }),
          ...(instrument && { instrument }),
          ...(walletAmount !== undefined && { walletAmount }),
        },
      },
    });
  };
}
