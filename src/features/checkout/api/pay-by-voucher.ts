import { payByVoucher } from '#schemas/compiled/calls/pay-by-voucher.ts';
import type { BodyOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Step } from '../payment-types.ts';

/** PAY-14. By the PIN, or by the code that was texted; without either the server has a code texted where the voucher needs one (API-073). */
export function payWithVoucher(body: BodyOf<typeof payByVoucher>): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) => request().call(payByVoucher, { body });
}
