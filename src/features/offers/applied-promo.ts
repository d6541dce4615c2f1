import {
  type PricedCart,
  type PricedCartState,
  selectPricedCart,
} from '#src/features/cart-sync/priced-cart-slice.ts';

export type AppliedPromo = NonNullable<PricedCart['explicitPromo']>;

/**
 * The code that the cart of the server holds (OFR-11); null without one, and while the cart is not known. One that does not hold any more is
 * still in the cart, with the result FAILED.
 */
export function selectAppliedPromo(state: { readonly pricedCart?: PricedCartState }): AppliedPromo | null {
  return selectPricedCart(state)?.explicitPromo ?? null;
}
