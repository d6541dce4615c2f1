import type { CartLine } from './cart-lines.ts';

/** The choices of a cart line in one line of text: 'Large · Thin Crust · Extra cheese × 2'. Empty when there was nothing to choose. */
export function lineDetail({
  sizeName,
  crustName,
  choices = [],
}: Pick<CartLine, 'sizeName' | 'crustName' | 'choices'>): string {
  return [sizeName, crustName, ...choices].filter((part) => part !== undefined).join(' · ');
}
