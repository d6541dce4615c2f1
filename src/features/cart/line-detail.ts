import type { CartLine } from './cart-lines.ts';

interface Shortened {
  readonly most: number;
  readonly more: (count: number) => string;
}

/**
 * The choices of a cart line in one line of text: 'Large · Thin Crust · Extra cheese × 2'. Empty when there was nothing to choose. Shortened it names
 * as many as `most`, and how many more there are.
 */
export function lineDetail(
  { sizeName, crustName, choices = [] }: Pick<CartLine, 'sizeName' | 'crustName' | 'choices'>,
  shortened?: Shortened,
): string {
  const parts = [sizeName, crustName, ...choices].filter((part) => part !== undefined);
  const hidden = shortened ? parts.length - shortened.most : 0;
  // A single one is named: '1 more' is not shorter.
  if (shortened && hidden > 1) parts.splice(shortened.most, hidden, shortened.more(hidden));
  return parts.join(' · ');
}
