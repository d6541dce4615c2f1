import type { ProductCard } from '#schemas/entities/product.ts';
import { additionOf, type CartLine, lineKey } from './cart-lines.ts';

/**
 * What a card has to ask before it changes how many units of its product the cart has: whether one more is to be like the last, or which one is to
 * be taken out.
 */
export type VariantQuestion = 'repeat' | 'remove';

interface Change {
  readonly product: ProductCard;
  /** The lines of the product that the customer added. */
  readonly lines: readonly CartLine[];
  readonly more: boolean;
}

/** Null where there is nothing to ask: one variant to take out, or one more of what the card itself shows. */
export function questionBefore({ product, lines, more }: Change): VariantQuestion | null {
  if (!product.customisable) return null;
  if (!more) return lines.length > 1 ? 'remove' : null;
  // A line in which nothing was chosen is the default one too.
  const plain = product.mustChoose
    ? []
    : [lineKey(additionOf(product)), lineKey({ productId: product.productId })];
  return lines.every(({ key }) => plain.includes(key)) ? null : 'repeat';
}
