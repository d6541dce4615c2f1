import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { removeCode } from '#src/features/cart-sync/apply-code.ts';
import type { AppThunk } from '#src/store/store.ts';
import { selectAppliedPromo } from './applied-promo.ts';
import { forgetOffer, keepOffer } from './kept-offer.ts';
import { codeSent, codeSettled, selectKeptOffer, selectSentCode } from './offers-slice.ts';
import { outcomeWords as words } from './outcome-words.ts';
import { type Outcome, sendOffer } from './send-offer.ts';

// Loaded with the first press, and where a code is kept or the cart is not priced yet: the rest of the feature imports no other late module.

export { restoreKeptOffer } from './kept-offer.ts';
export { syncCart } from '#src/features/cart-sync/sync-cart.ts';

/** Applies a code to the cart. An empty cart cannot have one: it is kept, and applied when the cart fits. */
export function applyOffer(code: string, needsLogin?: boolean): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, getState) =>
    selectCount(getState()) === 0 ? dispatch(keepOffer(code, { needsLogin })) : dispatch(sendOffer(code));
}

/** Removes a code from the cart, or no longer keeps it for one. Null while a code is on its way. */
export function removeOffer(code: string): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, getState) => {
    if (selectSentCode(getState()) !== null) return null;
    if (selectKeptOffer(getState())?.code === code) return dispatch(forgetOffer());
    dispatch(codeSent(code));
    const { text, isUndecided } = await dispatch(removeCode(code));
    dispatch(codeSettled());
    if (selectAppliedPromo(getState())?.promoCode !== code)
      return { tone: 'info', text: words.removed(code) };
    const otherwise = isUndecided ? words.down : selectCartConfig(getState()).storeErrorText;
    return { tone: 'bad', text: text || otherwise };
  };
}
