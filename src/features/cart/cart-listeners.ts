import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '#src/store/listeners.ts';
import { lineEdited, productAdded, quantityChanged } from './cart-slice.ts';
import { limitMessage } from './limit-message.ts';

interface CartPorts {
  /** Shows a short message over the page. */
  readonly toast: (text: string) => void;
}

/** Says that a limit of the cart was reached, wherever the cart was filled. */
export function startCartListeners(startListening: StartListening, { toast }: CartPorts): void {
  startListening({
    matcher: isAnyOf(productAdded, quantityChanged, lineEdited),
    effect: (action, api) => {
      const text = limitMessage(action, api.getOriginalState(), api.getState());
      if (text) toast(text);
    },
  });
}
