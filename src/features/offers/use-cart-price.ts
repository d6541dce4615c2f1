import { useEffect } from 'react';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

/** Has a cart with lines priced that the server has not priced in this visit: the page says how its offers stand to it. */
export function useCartPrice(): void {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const isUnknown = useAppSelector((state) => selectCount(state) > 0 && selectPricedCart(state) === null);
  useEffect(() => {
    if (!started || !isUnknown) return;
    import('./apply-offer.ts').then(
      ({ syncCart }) => dispatch(syncCart()),
      () => {
        // The app loads it again by itself.
      },
    );
  }, [started, isUnknown, dispatch]);
}
