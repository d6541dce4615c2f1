import { formatPaise } from '#src/ui/price/format-paise.ts';
import { type CartLine, isPriceKnown } from './cart-lines.ts';
import { variantWords as words } from './variant-words.ts';

/** What the button says that adds one more of a line: with the price of a unit, where that is known. */
export function repeatText(line: CartLine): string {
  return isPriceKnown(line) ? `${words.repeatLast} · ${formatPaise(line.price)}` : words.repeatLast;
}
