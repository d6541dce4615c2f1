import { verifyPayment } from '#schemas/compiled/calls/verify-payment.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { TransactionStatus } from '../payment-types.ts';

/** Has the server ask the gateway how a payment went (API-089). */
export function askHowPaymentWent(orderTransactionId: string): AppThunk<Promise<Answer<TransactionStatus>>> {
  return (_dispatch, _getState, { request }) =>
    request().call(verifyPayment, { body: { orderTransactionId } });
}
