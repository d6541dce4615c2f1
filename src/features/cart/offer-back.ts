import type { ProductCard } from '#schemas/entities/product.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { CartLine } from './cart-lines.ts';
import { addProduct } from './change-cart.ts';
import { isCustomised } from './is-customised.ts';
import { lineDetail } from './line-detail.ts';
import { offerBackWords as words } from './offer-back-words.ts';
import { sayInCart } from './say-in-cart.ts';

/** So many choices say which line it was; a toast with all toppings would fill the screen of a phone. */
const namedChoices = 4;

interface Gone {
  readonly line: CartLine;
  /** Its index in the cart. */
  readonly place: number;
  readonly product: ProductCard | undefined;
  readonly inCart: boolean;
}

/**
 * Says that a line was taken out on the cart page, or anywhere with choices of the customer's own, and offers to put it back as it was, as far as
 * the limits of the cart then allow. Loaded when a line is taken out. Without the product's card, because the menu does not have it or is not loaded, any choice counts.
 */
export function offerBack({ line, place, product, inCart }: Gone): AppThunk {
  return (dispatch) => {
    const hasOwnChoices = product ? isCustomised(line, product) : lineDetail(line) !== '';
    if (!hasOwnChoices && !inCart) return;
    const choices = lineDetail(line, { most: namedChoices, more: words.more });
    sayInCart({
      text: words.takenOut(line.name, choices),
      action: { label: words.undo, onPress: () => dispatch(addProduct(line, place)) },
    });
  };
}
