import { cartTexts } from '#src/config/texts/cart.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import type { CartLine } from './cart-lines.ts';
import { isLimitedByProduct, type Wanted } from './cart-slice.ts';

/** Why the cart takes no more units of a product: the limit of the product (ERR-12), or that of the whole cart (CON-07). */
export function limitText(lines: readonly CartLine[], wanted: Wanted, maxItems: number): string {
  const byProduct = isLimitedByProduct(lines, wanted, maxItems);
  return byProduct ? cartTexts.limitedQuantity : cartCheckTexts.maxItems(maxItems);
}
