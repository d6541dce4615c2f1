import type { Action } from '@reduxjs/toolkit';
import { cartTexts } from '#src/config/texts/cart.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { type CartLine, editedLine, unitsOf } from './cart-lines.ts';
import {
  lineEdited,
  productAdded,
  quantityChanged,
  selectLines,
  selectMaxItems,
  selectMaxPrice,
  selectTotal,
  type Wanted,
} from './cart-slice.ts';
import { limitText } from './limit-text.ts';

/**
 * What the cart has to say of its limits after an event: that it took fewer units than requested, because its limit or that of the product is reached
 * (CON-07, ERR-12), and that its price has passed what can be ordered (CON-06). Empty when there is nothing to say.
 */
export function limitMessage(event: Action, original: RootState, state: RootState): string {
  const before = selectLines(original);
  const after = selectLines(state);
  const texts: string[] = [];
  const wanted = productOf(event, before);
  if (wanted && unitsAsked(event, before) > unitsOf(after))
    texts.push(limitText(after, wanted, selectMaxItems(state)));
  const maxPrice = selectMaxPrice(state);
  if (selectTotal(original) <= maxPrice && selectTotal(state) > maxPrice)
    texts.push(cartTexts.maxPrice(formatPaise(maxPrice)));
  return texts.join(' ');
}

/** The product whose units an event changes. */
function productOf(event: Action, before: readonly CartLine[]): Wanted | undefined {
  if (productAdded.match(event)) return event.payload;
  if (quantityChanged.match(event)) return lineWith(event.payload.key);
  if (lineEdited.match(event)) {
    const { key, addition } = event.payload;
    const line = lineWith(key);
    return line ? editedLine(line, addition) : addition;
  }
  return undefined;

  function lineWith(key: string): CartLine | undefined {
    return before.find((line) => line.key === key);
  }
}

/** Units that the cart would hold without its limits. */
function unitsAsked(event: Action, before: readonly CartLine[]): number {
  const units = unitsOf(before);
  if (productAdded.match(event)) return units + (event.payload.quantity ?? 1);
  if (lineEdited.match(event)) return unitsWith(event.payload.key, event.payload.addition.quantity ?? 1);
  if (quantityChanged.match(event)) return unitsWith(event.payload.key, event.payload.quantity);
  return units;

  function unitsWith(key: string, quantity: number): number {
    const line = before.find((each) => each.key === key);
    return line ? units - line.quantity + quantity : units;
  }
}
