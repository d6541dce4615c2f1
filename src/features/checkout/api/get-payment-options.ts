import { getPaymentOptions } from '#schemas/compiled/calls/get-payment-options.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Options } from '../payment-types.ts';

/** The ways to pay for the cart (API-086). */
export function readOptions({
  isWalletUsed,
  isZeroContact,
}: {
  readonly isWalletUsed: boolean;
  readonly isZeroContact: boolean;
}): AppThunk<Promise<Answer<Options>>> {
  return (_dispatch, _getState, { request }) =>
    request().call(getPaymentOptions, {
      headers: { isWalletUsed: String(isWalletUsed) },
      query: { zeroContactDelivery: isZeroContact ? 'true' : 'false' },
    });
}
