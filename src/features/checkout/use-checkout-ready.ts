import { useEffect } from 'react';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { useCartOpened } from '#src/features/cart-page/use-cart-opened.ts';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectZeroContactDelivery } from '#src/features/order-details/order-details-slice.ts';
import { useOrderDetails } from '#src/features/order-details/use-order-details.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { selectCheckout, selectOptions } from './checkout-slice.ts';
import { loadOptions } from './load-options.ts';

/** The cart costs something else now than when the ways to pay were asked for: they are on their way again. */
export function selectIsPriceOld(state: RootState): boolean {
  const cart = selectPricedCart(state);
  return cart !== null && cart.netPrice !== selectCheckout(state).cartPrice;
}

/** Restores what an order is made of, and loads the ways to pay; again when customer, cart or price are others. */
export function useCheckoutReady() {
  const dispatch = useAppDispatch();
  const { isReady, isSynced } = useCartOpened();
  useOrderDetails();
  const isEmpty = useAppSelector((state) => selectLines(state).length === 0);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isZeroContact = useAppSelector(selectZeroContactDelivery);
  const cart = useAppSelector(selectPricedCart);
  const options = useAppSelector(selectOptions);
  const isCartThere = isReady && isSynced && !isEmpty;
  // Prices change without a change of the cart: an offer ends, or the menu is a new one.
  const { cartId, version, netPrice } = cart ?? {};

  useEffect(() => {
    if (isCartThere) void dispatch(loadOptions());
  }, [isCartThere, isLoggedIn, isZeroContact, cartId, version, netPrice, dispatch]);

  return {
    /** There is nothing to pay. */
    isEmpty: isReady && isSynced && isEmpty,
    isLoaded: isReady && options !== null,
  };
}
