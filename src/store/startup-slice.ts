import { createSlice, type Store, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from './root-reducer.ts';

export interface StartupState {
  /** False in the first render, which is the same for all customers; true once the customer's stored state has been restored. */
  readonly started: boolean;
}

const initialState: StartupState = { started: false };

const startupSlice = createSlice({
  name: 'startup',
  initialState,
  reducers: {
    appStarted: () => ({ started: true }),
  },
  selectors: { selectStarted: ({ started }) => started },
});

declare module './root-reducer.ts' {
  export interface Slices extends WithSlice<typeof startupSlice> {}
}

const injected = startupSlice.injectInto(rootReducer);
export const { appStarted } = startupSlice.actions;
export const { selectStarted } = injected.selectors;

type StartableStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** Waits until the customer's stored state has been restored. */
export function whenStarted({ getState, subscribe }: StartableStore): Promise<void> {
  return new Promise((resolve) => {
    if (selectStarted(getState())) return resolve();
    const stop = subscribe(() => {
      if (!selectStarted(getState())) return;
      stop();
      resolve();
    });
  });
}
