import type { AppThunk } from '#src/store/store.ts';
import type { CodeOutcome } from './cart-engine.ts';
import { selectPricedCart } from './priced-cart-slice.ts';
import { cartEngine } from './start-cart-sync.ts';

/** Applies a code to the cart (OFR-07). Resolves with whether the cart has it, and what the server says; a refusal gives its text. Never throws. */
export function applyCode(code: string): AppThunk<Promise<CodeOutcome>> {
  return (dispatch) => dispatch(cartEngine()).changeCode(code, 'apply');
}

/** Removes a code: that of an offer that the customer did not enter has a call of its own (API-050, API-052). */
export function removeCode(code: string): AppThunk<Promise<CodeOutcome>> {
  return (dispatch, getState) => {
    const entered = selectPricedCart(getState())?.explicitPromo?.promoCode;
    const isOffer = entered !== undefined && entered !== code;
    return dispatch(cartEngine()).changeCode(code, isOffer ? 'remove-offer' : 'remove');
  };
}
