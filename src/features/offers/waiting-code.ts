import { type CartState, selectCount } from '#src/features/cart/cart-slice.ts';
import { type PricedCartState, selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { type OffersState, selectKeptOffer } from './offers-slice.ts';

interface State {
  readonly cart?: CartState;
  readonly pricedCart?: PricedCartState;
  readonly offers?: OffersState;
}

/** The code that waits for a cart that it fits. Of a cart with lines only the server knows whether it is applied already. */
export function selectWaitingCode(state: State): string | null {
  const isUnknown = selectCount(state) > 0 && selectPricedCart(state) === null;
  return isUnknown ? null : (selectKeptOffer(state)?.code ?? null);
}
