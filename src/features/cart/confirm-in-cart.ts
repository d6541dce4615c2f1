import type { Action } from '@reduxjs/toolkit';
import type { AppThunk } from '#src/store/store.ts';
import { limitMessage } from './limit-message.ts';
import { sayInCart } from './say-in-cart.ts';

interface Filling {
  /** What fills or changes the cart, one after the other. */
  readonly commands: readonly AppThunk<Action>[];
  readonly text: string;
}

/** Fills the cart and confirms it with a toast. When a limit is reached meanwhile, the message about the limit is the only one. */
export function confirmInCart({ commands, text }: Filling): AppThunk {
  return (dispatch, getState) => {
    let isLimited = false;
    for (const command of commands) {
      const before = getState();
      const event = dispatch(command);
      if (limitMessage(event, before, getState())) isLimited = true;
    }
    if (!isLimited) sayInCart({ tone: 'good', text });
  };
}
