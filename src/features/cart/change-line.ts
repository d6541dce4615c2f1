import type { ProductCard } from '#schemas/entities/product.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { CartLine } from './cart-lines.ts';
import { selectLines } from './cart-slice.ts';
import { changeQuantity } from './change-cart.ts';

interface LineChange {
  readonly line: CartLine;
  readonly quantity: number;
  /** Its card, where there is one: it tells what the customer chose from what the product comes with. */
  readonly product?: ProductCard | undefined;
  /** Its card is not on the page: whatever is taken out is offered back. */
  readonly inCart?: boolean;
}

/**
 * Changes how many units of a line the cart has. A line that is taken out with choices of the customer's own is offered back, because Add on the card
 * would not bring them back; on the cart page, which has no cards, every line is.
 */
export function changeLine({ line, quantity, product, inCart = false }: LineChange): AppThunk {
  return (dispatch, getState) => {
    const place = selectLines(getState()).findIndex(({ key }) => key === line.key);
    dispatch(changeQuantity({ key: line.key, quantity }));
    if (quantity > 0) return;
    void import('./offer-back.ts').then(
      (code) => dispatch(code.offerBack({ line, place, product, inCart })),
      () => {
        // Without a connection there is no offer; the line is out of the cart, as the customer wished.
      },
    );
  };
}
