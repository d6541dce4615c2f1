import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { cartTexts } from '#src/config/texts/cart.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { type CartLine, unitsOf } from './cart-lines.ts';
import { lineEdited, productAdded, quantityChanged, selectLines } from './cart-slice.ts';

interface CartPorts {
  /** Shows a short message over the page. */
  readonly toast: (text: string) => void;
}

/** Shows a message when the cart took fewer units than requested, because its limit or that of the product is reached. */
export function startCartListeners(startListening: StartListening, { toast }: CartPorts): void {
  startListening({
    matcher: isAnyOf(productAdded, quantityChanged, lineEdited),
    effect: (action, api) => {
      const before = selectLines(api.getOriginalState());
      const after = selectLines(api.getState());
      if (unitsAsked(action, before) > unitsOf(after)) toast(cartTexts.limitedQuantity);
    },
  });
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
