import { getPromoTerms } from '#schemas/compiled/calls/get-promo-terms.ts';
import type { AppThunk } from '#src/store/store.ts';
import { termsRead } from './checkout-slice.ts';

/** The terms of the code that does not go with a way to pay. Without them the question can be answered too. */
export function loadTerms(code: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { request }) => {
    const answer = await request()
      .call(getPromoTerms, { params: { code } })
      .catch(() => null);
    if (answer?.ok) dispatch(termsRead(answer.data.tnc));
  };
}
