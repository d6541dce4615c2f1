import { sendOrderOtp } from '#schemas/compiled/calls/send-order-otp.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** Has the code of an order texted (API-071). */
export function sendOrderCode(transactionId: string): AppThunk<Promise<Answer<DataOf<typeof sendOrderOtp>>>> {
  return (_dispatch, _getState, { request }) => request().call(sendOrderOtp, { params: { transactionId } });
}
