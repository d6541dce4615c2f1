import { pollPayment } from '#schemas/compiled/calls/poll-payment.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { PollAnswer } from '../polling.ts';

/** Whether a payment has come (API-075). No answer says nothing of the payment: the next question may get one. */
export function askPoll(workflowId: string): AppThunk<Promise<PollAnswer>> {
  return async (_dispatch, _getState, { request }) => {
    const answer = await request()
      .call(pollPayment, { params: { workflowId } })
      .catch(() => null);
    if (!answer?.ok) return { is: 'waiting' };
    const { paymentStatus, unifiedErrors } = answer.data;
    if (paymentStatus === 'SUCCESS') return { is: 'paid' };
    return paymentStatus === 'FAILED' ? { is: 'failed', reason: unifiedErrors?.errorMsg } : { is: 'waiting' };
  };
}
