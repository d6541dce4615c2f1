import { useEffect, useRef } from 'react';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { offersWords as words } from './offers-words.ts';

type Promo = PricedCart['explicitPromo'];

/** Says that the code of the cart does not hold any more: the customer changes the lines, and the code stands further down the page. */
export function useLostCode(promo: Promo): void {
  const before = useRef<Promo>(promo);
  useEffect(() => {
    const { promoCode, result } = before.current ?? {};
    before.current = promo;
    if (promo?.result !== 'FAILED' || promo.promoCode !== promoCode || result === 'FAILED') return;
    sayInCart({
      tone: 'bad',
      text: [`${words.notApplied(promo.promoCode)}.`, promo.text].filter(Boolean).join(' '),
    });
  }, [promo]);
}
