import { validationTexts } from '#src/config/texts/validation.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { applyCode } from '#src/features/cart-sync/apply-code.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { syncCart } from '#src/features/cart-sync/sync-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { selectAppliedPromo } from './applied-promo.ts';
import {
  codeForgotten,
  codeRefused,
  codeSent,
  codeSettled,
  selectKeptOffer,
  selectSentCode,
} from './offers-slice.ts';
import { outcomeWords as words } from './outcome-words.ts';

/** What became of a code, as the customer is told. */
export interface Outcome {
  readonly tone: 'good' | 'info' | 'bad';
  readonly text: string;
  /** Another offer has to be removed first. */
  readonly isBlocked?: true;
  /** The code that was kept before, and is not any more. */
  readonly replaced?: string;
}

/** Applies a code to a cart with lines. While another one is applied nothing is sent (VAL-32). Null while a code is on its way. */
export function sendOffer(code: string): AppThunk<Promise<Outcome | null>> {
  return async (dispatch, getState) => {
    if (selectSentCode(getState()) !== null) return null;
    dispatch(codeSent(code));
    // Only a cart that the server has priced says what is applied.
    if (selectPricedCart(getState()) === null) await dispatch(syncCart());
    const before = selectAppliedPromo(getState());
    const isTriedAgain = before?.promoCode === code && before.result === 'FAILED';
    if (before && !isTriedAgain) {
      dispatch(codeSettled());
      return before.promoCode === code
        ? { tone: 'info', text: words.already(code) }
        : { tone: 'bad', text: validationTexts.offerApplied, isBlocked: true };
    }
    const { applied, text, isUndecided } = await dispatch(applyCode(code));
    if (applied) {
      const kept = selectKeptOffer(getState())?.code;
      dispatch(codeForgotten());
      const said = text || words.applied(code);
      if (kept === undefined || kept === code) return { tone: 'good', text: said };
      return { tone: 'good', text: `${said} ${words.notKept(kept, code)}`, replaced: kept };
    }
    if (isUndecided) {
      dispatch(codeSettled());
      return { tone: 'bad', text: text || words.down };
    }
    const reason = text || selectCartConfig(getState()).couponInvalidText;
    dispatch(codeRefused(reason));
    return { tone: 'bad', text: reason };
  };
}
