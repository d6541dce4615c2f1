import { confirmOrder } from '#schemas/compiled/calls/confirm-order.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Step } from '../payment-types.ts';

/** PAY-12. Confirms an order for cash by its code (API-065). */
export function confirmByCode(body: {
  readonly orderTransactionId: string;
  readonly otp: string;
}): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) => request().call(confirmOrder, { body });
}
