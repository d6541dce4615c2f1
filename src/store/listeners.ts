import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { RootState } from './root-reducer.ts';
import type { AppDispatch, StoreExtra } from './store.ts';

/** Starts a listener, which runs an effect after an action. A feature exports a function that starts its listeners; src/app calls it. */
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;

export function createListeners(extra: StoreExtra) {
  return createListenerMiddleware({ extra });
}
