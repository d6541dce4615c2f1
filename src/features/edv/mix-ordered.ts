import type { Addition } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { edvWords as words } from './edv-words.ts';

interface Order {
  readonly additions: readonly Addition[];
}

/** Puts the whole mix into the cart and confirms it with a toast. */
export function mixOrdered({ additions }: Order): AppThunk {
  return (dispatch) => {
    for (const addition of additions) dispatch(addProduct(addition));
    const units = additions.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
    sayInCart(words.added(units));
  };
}
