import type { ProductCard } from '#schemas/entities/product.ts';
import type { CartLine } from './cart-lines.ts';
import { isCustomised } from './is-customised.ts';

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
  if (more) return lines.some((line) => isCustomised(line, product)) ? 'repeat' : null;
  return product.customisable && lines.length > 1 ? 'remove' : null;
}
