import type { Addition } from '#src/features/cart/cart-lines.ts';
import { addProduct, editLine } from '#src/features/cart/change-cart.ts';
import { confirmInCart } from '#src/features/cart/confirm-in-cart.ts';
import type { AppThunk } from '#src/store/store.ts';
import { customiseWords as words } from './customise-words.ts';

interface Order {
  readonly addition: Addition;
  /** Key of the cart line that is edited; without one a new line is added. */
  readonly line: string | undefined;
}

/** Puts the choice into the cart and confirms it. */
export function choiceOrdered({ addition, line }: Order): AppThunk {
  const { name } = addition;
  return line === undefined
    ? confirmInCart({ commands: [addProduct(addition)], text: words.added(name) })
    : confirmInCart({ commands: [editLine({ key: line, addition })], text: words.updated(name) });
}
