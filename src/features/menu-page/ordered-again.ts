import { additionOf } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { confirmInCart } from '#src/features/cart/confirm-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { AgainItem } from './previous-orders.ts';
import { besideMenuWords as words } from './beside-menu-words.ts';

interface Again {
  readonly items: readonly AgainItem[];
}

/** Puts the items of an earlier order into the cart and confirms it. When the cart does not take all of them, it says that instead. */
export function orderedAgain({ items }: Again): AppThunk {
  const commands = items.map(({ card, quantity }) => addProduct({ ...additionOf(card), quantity }));
  return confirmInCart({ commands, text: words.addedAgain });
}
