import { additionOf } from '#src/features/cart/cart-lines.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { AgainItem } from './previous-orders.ts';
import { besideMenuWords as words } from './beside-menu-words.ts';

interface Again {
  readonly items: readonly AgainItem[];
}

/** Puts the items of an earlier order into the cart and confirms it. When the cart does not take all of them, the cart itself reports that. */
export function orderedAgain({ items }: Again): AppThunk {
  return (dispatch, getState) => {
    const before = selectCount(getState());
    for (const { card, quantity } of items) dispatch(addProduct({ ...additionOf(card), quantity }));
    const wanted = items.reduce((units, { quantity }) => units + quantity, 0);
    if (selectCount(getState()) - before === wanted) sayInCart(words.addedAgain);
  };
}
