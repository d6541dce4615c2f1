import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { type CartLine, keyAmong } from './cart-lines.ts';
import { type CartState, selectLines } from './cart-slice.ts';

/** Keeps the lines across reloads; pass these to `keepStored`. */
export const cartBindings = [
  bindStored(cartLines, (state: { readonly cart?: CartState }) => {
    const lines = selectLines(state);
    return lines.length > 0 ? lines : null;
  }),
];

/**
 * The lines of the last visit, whichever version of the app stored them. Newer versions store more fields; a field that is missing counts as
 * not chosen. The limit of the cart is applied by `restoreLines`.
 */
export function restoreCartLines(persistence: Persistence): CartLine[] {
  const lines: CartLine[] = [];
  for (const line of persistence.read(cartLines) ?? []) {
    const key = keyAmong(lines, line);
    if (!lines.some((each) => each.key === key)) lines.push({ ...line, key });
  }
  return lines;
}
