import { configureStore, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Clock, Request } from '#src/request/ports.ts';
import { createListeners, type StartListening } from './listeners.ts';
import type { Persistence } from './persistence.ts';
import { type RootState, rootReducer } from './root-reducer.ts';

/** What thunks and listeners can use besides the state. */
export interface StoreExtra {
  /** A function, because the request layer is created after the store, from which it reads the session. */
  readonly request: () => Request;
  readonly clock: Clock;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** For restoring slices that are loaded late; src/app restores those that every page needs. */
  readonly persistence: Persistence;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
export type AppStore = ReturnType<typeof createAppStore>['store'];

/** Creates the store of a browser tab or of a server-rendered page. */
export function createAppStore({
  extra,
  preloadedState,
}: {
  extra: StoreExtra;
  preloadedState?: Partial<RootState>;
}) {
  const listeners = createListeners(extra);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).prepend(listeners.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
  return { store, startListening: listeners.startListening as StartListening };
}
