import type { Addition } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { confirmInCart } from '#src/features/cart/confirm-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { edvWords as words } from './edv-words.ts';

interface Order {
  readonly additions: readonly Addition[];
}

/** Puts the whole mix into the cart and confirms it. */
export function mixOrdered({ additions }: Order): AppThunk {
  const units = additions.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return confirmInCart({ commands: additions.map((each) => addProduct(each)), text: words.added(units) });
}
