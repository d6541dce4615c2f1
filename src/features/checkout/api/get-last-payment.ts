import { getLastPayment } from '#schemas/compiled/calls/get-last-payment.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { AppThunk } from '#src/store/store.ts';

export type LastPayment = DataOf<typeof getLastPayment>;

/** How the customer paid the last time (API-087). Without an answer nothing is put first. */
export function readLastPayment(lastSavedPaymentId: string | null): AppThunk<Promise<LastPayment>> {
  return async (_dispatch, _getState, { request }) => {
    const answer = await request()
      .call(getLastPayment, { headers: { lastSavedPaymentId: lastSavedPaymentId ?? undefined } })
      .catch(() => null);
    return answer?.ok ? answer.data : {};
  };
}
