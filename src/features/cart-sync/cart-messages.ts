import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { unitsOf, type CartLine } from '#src/features/cart/cart-lines.ts';
import { selectMaxItems } from '#src/features/cart/cart-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { cartSyncWords as words } from './cart-sync-words.ts';
import { type LineUnits, sameUnits } from './merge-lines.ts';

interface Merge {
  readonly base: readonly LineUnits[];
  readonly mine: readonly CartLine[];
  readonly theirs: readonly CartLine[];
  readonly merged: readonly CartLine[];
  /** The lines were brought into another cart, or into the first that this device has of the customer. */
  readonly isAnother: boolean;
}

/**
 * What to say when the lines on the screen have changed without the customer's doing: that a login brought lines of an earlier visit, that changes of two sides came together, and that the cart
 * has more than can be ordered. Empty where the customer sees what they expect.
 */
export function messageOfMerge({ base, mine, theirs, merged, isAnother }: Merge, state: RootState): string {
  if (sameUnits(merged, mine)) return '';
  const isOfBoth = mine.length > 0 && theirs.length > 0 && !sameUnits(mine, base);
  const joined = isAnother ? unitsOf(merged) - unitsOf(mine) : 0;
  const maxItems = selectMaxItems(state);
  return [
    ...(joined > 0 ? [words.joined(joined, mine.length > 0)] : []),
    ...(isOfBoth && !isAnother ? [words.changedElsewhere] : []),
    ...(unitsOf(merged) > maxItems ? [cartCheckTexts.maxItems(maxItems)] : []),
  ].join(' ');
}
