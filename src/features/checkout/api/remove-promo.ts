import { removePaymentPromo } from '#schemas/compiled/calls/remove-payment-promo.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Step } from '../payment-types.ts';

/** PAY-24. Takes out the code that does not go with the way to pay (API-074). */
export function removePromo(params: {
  readonly transactionId: string;
  readonly promo: string;
}): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) => request().call(removePaymentPromo, { params });
}
