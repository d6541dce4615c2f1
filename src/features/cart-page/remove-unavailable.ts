import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { linesRemoved, selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { orderWords as words } from './order-words.ts';

/** Takes out a line that cannot be ordered now. It can be put back: another restaurant may have it. */
export function removeUnavailable(line: CartLine): AppThunk {
  return (dispatch, getState) => {
    const place = selectLines(getState()).findIndex(({ key }) => key === line.key);
    dispatch(linesRemoved([line.key]));
    sayInCart({
      text: words.removed(line.name),
      action: { label: words.undo, onPress: () => dispatch(addProduct(line, place)) },
    });
  };
}
