import { useEffect, useRef } from 'react';
import { useAppDispatch } from '#src/store/hooks.ts';
import { nudge } from './nudge.ts';
import type { ShownCart } from './use-cart-view.ts';

/** Asks what the cart saves each time it has new prices (CRT-12); after a change of the customer's own with the wait (CRT-13). */
export function useNudge({ cart, isCurrent }: Pick<ShownCart, 'cart' | 'isCurrent'>): void {
  const dispatch = useAppDispatch();
  const asked = useRef<string | null>(null);
  const cartId = isCurrent && cart && cart.validItems.length > 0 ? cart.cartId : null;
  const priced = cart && `${cart.cartId}/${cart.version}/${cart.netPrice}/${cart.totalAmountBeforeDiscount}`;
  useEffect(() => {
    if (cartId === null || asked.current === priced) return;
    const waits = asked.current !== null;
    asked.current = priced;
    void dispatch(nudge({ cartId, waits }));
  }, [cartId, priced, dispatch]);
}
