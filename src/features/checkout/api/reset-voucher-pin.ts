import { resetVoucherPin } from '#schemas/compiled/calls/reset-voucher-pin.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** PAY-15. A new PIN goes to the number that the voucher was bought with (API-072). */
export function askNewPin(voucherCode: string): AppThunk<Promise<Answer<{ readonly text: string }>>> {
  return (_dispatch, _getState, { request }) =>
    request().call(resetVoucherPin, { params: { voucherCode }, body: {} });
}
