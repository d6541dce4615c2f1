import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { texts } from '#src/config/texts.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { type CartLine, unitsOf } from './cart-lines.ts';
import { productAdded, quantityChanged, selectLines } from './cart-slice.ts';

interface CartPorts {
  /** Says a short text over the page. */
  readonly toast: (text: string) => void;
}

/** Tells the customer when the cart did not take what was asked for, because it is full. */
export function startCartListeners(startListening: StartListening, { toast }: CartPorts): void {
  startListening({
    matcher: isAnyOf(productAdded, quantityChanged),
    effect: (action, api) => {
      const before = selectLines(api.getOriginalState());
      const after = selectLines(api.getState());
      if (unitsAsked(action, before) > unitsOf(after)) toast(texts.cart.limitedQuantity);
    },
  });
}

/** Units that the cart would hold, had it room for all. */
function unitsAsked(event: Action, before: readonly CartLine[]): number {
  const units = unitsOf(before);
  if (productAdded.match(event)) return units + 1;
  if (!quantityChanged.match(event)) return units;
  const line = before.find(({ key }) => key === event.payload.key);
  return line ? units - line.quantity + event.payload.quantity : units;
}
