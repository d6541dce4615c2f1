import { useRef, useState } from 'react';
import { validationTexts } from '#src/config/texts/validation.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import type { CodeOutcome } from '#src/features/cart-sync/cart-engine.ts';
import { applyCode, removeCode } from '#src/features/cart-sync/apply-code.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { offersWords as words } from './offers-words.ts';

/** A code that was tried. */
interface Tried {
  readonly code: string;
  /** It was typed; otherwise it is that of an offer in the list. */
  readonly isTyped: boolean;
}

/** Why a code was not applied. */
interface CodeFault extends Tried {
  readonly text: string;
  /** The service refused the code itself (OFR-13). */
  readonly promoInvalid: boolean;
}

/** Applies and removes the coupon of the cart (OFR-07). The cart takes one: another is refused without a call while one is there (VAL-32). */
export function useCoupon() {
  const dispatch = useAppDispatch();
  const standing = useAppSelector(selectPricedCart)?.explicitPromo;
  const couponInvalidText = useAppSelector((state) => selectCartConfig(state).couponInvalidText);
  const [offerCode, setOfferCode] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [busyCode, setBusyCode] = useState<string | null>(null);
  const isAsking = useRef(false);

  async function ask<T>(code: string, call: () => Promise<T>): Promise<T | null> {
    // A second tap within the same frame comes before the button is rendered as busy.
    if (isAsking.current) return null;
    isAsking.current = true;
    setBusyCode(code);
    setFault(null);
    try {
      return await call();
    } finally {
      isAsking.current = false;
      setBusyCode(null);
    }
  }

  /** Resolves with whether it is applied. */
  async function apply({ code, isTyped }: Tried): Promise<boolean> {
    const refuse = (text: string) => {
      setFault({ code, isTyped, text, promoInvalid: false });
      return false;
    };
    if (code === '') return refuse(validationTexts.couponRequired);
    if (standing) return refuse(validationTexts.offerApplied);
    const outcome = await ask(code, () => dispatch(applyCode(code)));
    if (outcome === null) return false;
    if (!outcome.applied) setFault({ code, isTyped, ...reasonOf(outcome, couponInvalidText) });
    else if (isTyped) setOfferCode('');
    return outcome.applied;
  }

  /** Resolves with whether it is removed. */
  async function remove(): Promise<boolean> {
    if (!standing) return false;
    const code = standing.promoCode;
    const outcome = await ask(code, () => dispatch(removeCode(code)));
    if (outcome === null) return false;
    if (outcome.applied)
      setFault({ code, isTyped: true, text: outcome.text || words.down, promoInvalid: false });
    return !outcome.applied;
  }

  return {
    standing,
    offerCode,
    fault,
    busyCode,
    type(text: string) {
      setOfferCode(text);
      setFault(null);
    },
    applyTyped: () => apply({ code: offerCode.trim(), isTyped: true }),
    applyOffer: (code: string) => apply({ code, isTyped: false }),
    remove,
  };
}

export type Coupon = ReturnType<typeof useCoupon>;

/** The server's text first, then the configured one (OFR-14). A code that the server has not decided about may be valid, and can be tried again. */
function reasonOf(
  { text, isUndecided }: CodeOutcome,
  configured: string,
): Pick<CodeFault, 'text' | 'promoInvalid'> {
  if (isUndecided) return { text: text || words.down, promoInvalid: false };
  return { text: text || configured, promoInvalid: true };
}
