import { getLeftnavStoreOffers } from '#schemas/compiled/calls/get-leftnav-store-offers.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { dropCode } from '#src/features/cart-sync/cart-coupon.ts';
import { removeCode } from '#src/features/cart-sync/apply-code.ts';
import type { AppThunk } from '#src/store/store.ts';
import { selectAppliedPromo } from './applied-promo.ts';
import type { CartOffer } from './api/get-leftnav-offers.ts';
import { isForNoCart } from './how-it-stands.ts';
import { forgetOffer, keepOffer } from './kept-offer.ts';
import { codeSent, codeSettled, selectKeptOffer, selectSentCode } from './offers-slice.ts';
import { outcomeWords as words } from './outcome-words.ts';
import { type Outcome, sendOffer } from './send-offer.ts';

// Loaded with the first press, and where a code is kept or the cart is not priced yet: the rest of the feature imports no other late module.

export { restoreKeptOffer } from './kept-offer.ts';
export { syncCart } from '#src/features/cart-sync/sync-cart.ts';

/**
 * Applies a code to the cart. An empty cart cannot have one: it is kept, and applied when the cart fits. Where the page does not know yet how the offer
 * stands (`needsLogin` is undefined), the server is asked first: one that no cart of this customer can have is not kept.
 */
export function applyOffer(code: string, needsLogin?: boolean): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, getState, { persistence }) => {
    if (selectCount(getState()) > 0) return dispatch(sendOffer(code));
    if (needsLogin !== undefined) return dispatch(keepOffer(code, { needsLogin }));
    if (selectSentCode(getState()) !== null) return null;
    dispatch(codeSent(code));
    const standing = await dispatch(standingAtStore(code));
    dispatch(codeSettled());
    // A dish may have come into the cart meanwhile.
    if (selectCount(getState()) > 0) return dispatch(sendOffer(code));
    if (!standing || !isForNoCart(standing)) return dispatch(keepOffer(code));
    dropCode(persistence, code);
    return { tone: 'bad', text: standing.hint ?? words.forNoCart(code) };
  };
}

/** How an offer stands to an empty cart; undefined where the server does not say it. */
function standingAtStore(code: string): AppThunk<Promise<CartOffer | undefined>> {
  return async (_dispatch, _getState, { request }) => {
    const answer = await request().call(getLeftnavStoreOffers, {});
    return answer.ok ? answer.data.offers.find((offer) => offer.code === code) : undefined;
  };
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
