import { submitPaid } from '#schemas/compiled/calls/submit-paid.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Step } from '../payment-types.ts';

/** The customer says that it is paid: the server asks the gateway and goes on (API-069). */
export function goOnAfterPayment(transactionId: string): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) =>
    request().call(submitPaid, { params: { transactionId }, body: {} });
}
