import type { ProductCard } from '#schemas/entities/product.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { additionOf, type CartLine } from './cart-lines.ts';

/** Whether a line has choices of the customer's own: it is not what Add on the product's card puts into the cart. */
export function isCustomised(line: CartLine, product: ProductCard): boolean {
  if (!product.customisable) return false;
  // A line in which nothing was chosen is the default one too.
  const plain = [lineKey(additionOf(product)), lineKey({ productId: product.productId })];
  return product.mustChoose === true || !plain.includes(lineKey(line));
}
