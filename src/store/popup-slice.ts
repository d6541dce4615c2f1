import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { PopupContent } from '#src/request/ports.ts';
import { rootReducer } from './root-reducer.ts';

export interface PopupState {
  readonly current: PopupContent | null;
}

const initialState: PopupState = { current: null };

/** The only popup of the app. A newer message replaces an older one; the temporary network notice never replaces a message. */
const popupSlice = createSlice({
  name: 'popup',
  initialState,
  reducers: {
    popupRequested(state, { payload }: PayloadAction<PopupContent>) {
      if (payload.kind === 'network' && state.current !== null && state.current.kind !== 'network') return;
      state.current = payload;
    },
    /** Dismissed by the customer, or, with a kind, because its reason no longer exists. */
    popupDismissed(state, { payload }: PayloadAction<PopupContent['kind'] | undefined>) {
      if (payload === undefined || state.current?.kind === payload) state.current = null;
    },
  },
  selectors: {
    selectPopup: (state) => state.current,
  },
});

declare module './root-reducer.ts' {
  export interface Slices extends WithSlice<typeof popupSlice> {}
}

export const { popupRequested, popupDismissed } = popupSlice.actions;
export const { selectPopup } = popupSlice.injectInto(rootReducer).selectors;
