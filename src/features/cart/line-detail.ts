import type { CartLine } from './cart-lines.ts';

/** What was chosen of a line's product, in one line: 'Large · Thin Crust · Extra cheese × 2'. Empty when there was nothing to choose. */
export function lineDetail({
  sizeName,
  crustName,
  choices = [],
}: Pick<CartLine, 'sizeName' | 'crustName' | 'choices'>): string {
  return [sizeName, crustName, ...choices].filter((part) => part !== undefined).join(' · ');
}
