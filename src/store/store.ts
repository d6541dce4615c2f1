import { configureStore, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Clock, Request } from '#src/request/ports.ts';
import { createListeners, type StartListening } from './listeners.ts';
import type { Persistence } from './persistence.ts';
import { type RootState, rootReducer } from './root-reducer.ts';

/** What thunks and listeners may reach for besides the state. */
export interface StoreExtra {
  /** A function, because the request layer reads the session from the store that it is given to. */
  readonly request: () => Request;
  readonly clock: Clock;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** For what arrives with a lazy slice; what every page needs is restored by src/app. */
  readonly persistence: Persistence;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
export type AppStore = ReturnType<typeof createAppStore>['store'];

/** One store a browser tab, or a server-rendered page. */
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
