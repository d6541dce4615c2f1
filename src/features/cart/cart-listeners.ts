import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { cartTexts } from '#src/config/texts/cart.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { type CartLine, unitsOf } from './cart-lines.ts';
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

interface CartPorts {
  /** Shows a short message over the page. */
  readonly toast: (text: string) => void;
}

/**
 * Shows a message when the cart took fewer units than requested, because its limit or that of the product is reached, and when its price passes
 * what can be ordered.
 */
export function startCartListeners(startListening: StartListening, { toast }: CartPorts): void {
  startListening({
    matcher: isAnyOf(productAdded, quantityChanged, lineEdited),
    effect: (action, api) => {
      const original = api.getOriginalState();
      const state = api.getState();
      const before = selectLines(original);
      const after = selectLines(state);
      const wanted = productOf(action, before);
      if (wanted && unitsAsked(action, before) > unitsOf(after))
        toast(limitText(after, wanted, selectMaxItems(state)));
      const maxPrice = selectMaxPrice(state);
      if (selectTotal(original) <= maxPrice && selectTotal(state) > maxPrice)
        toast(cartTexts.maxPrice(formatPaise(maxPrice)));
    },
  });
}

/** The product whose units an event changes. */
function productOf(event: Action, before: readonly CartLine[]): Wanted | undefined {
  if (productAdded.match(event)) return event.payload;
  if (lineEdited.match(event)) return event.payload.addition;
  if (quantityChanged.match(event)) return before.find(({ key }) => key === event.payload.key);
  return undefined;
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
