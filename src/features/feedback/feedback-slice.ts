import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

export interface FeedbackState {
  /** Questions of the home page that were dismissed in this visit; the server stores them for later visits. */
  readonly dismissedWidgets: readonly string[];
}

const initialState: FeedbackState = { dismissedWidgets: [] };

const feedbackSlice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    widgetDismissed(state, { payload }: PayloadAction<string>) {
      if (!state.dismissedWidgets.includes(payload)) state.dismissedWidgets.push(payload);
    },
    /** The server refused the dismissal, so the question is shown again. */
    dismissalFailed(state, { payload }: PayloadAction<string>) {
      state.dismissedWidgets = state.dismissedWidgets.filter((widgetId) => widgetId !== payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(customerLeft, () => initialState);
  },
  selectors: {
    selectIsDismissed: (state, widgetId: string) => state.dismissedWidgets.includes(widgetId),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof feedbackSlice> {}
}

export const { widgetDismissed, dismissalFailed } = feedbackSlice.actions;
export const { selectIsDismissed } = feedbackSlice.injectInto(rootReducer).selectors;
