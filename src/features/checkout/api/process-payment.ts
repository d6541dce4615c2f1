import { processPayment } from '#schemas/compiled/calls/process-payment.ts';
import type { BodyOf, DataOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

type Body = BodyOf<typeof processPayment>;

/** PAY-19, PAY-60. What the browser sends to the gateway, or the page that it opens (API-088). No card is sent here. */
export function beginAtGateway(
  orderTransactionId: string,
): AppThunk<Promise<Answer<DataOf<typeof processPayment>>>> {
  return (_dispatch, _getState, { request }) => {
    // The request layer sends a form as it is.
    const form = new URLSearchParams({ orderTransactionId } satisfies Body);
    return request().call(processPayment, { body: form as unknown as Body });
  };
}
