import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '#src/features/session/session-slice.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

/** What the server says of a cart's discounts. */
export interface NudgeData {
  readonly totalAmountBeforeDiscount: number;
  readonly netPrice: number;
}

export interface NudgeState {
  /** Number of the latest calculation: the answer of an older one is dropped. */
  readonly asked: number;
  readonly isLoading: boolean;
  /** The last calculation failed (CRT-14). */
  readonly hasDiscountError: boolean;
  readonly nudgeData: NudgeData | null;
}

const initialState: NudgeState = { asked: 0, isLoading: false, hasDiscountError: false, nudgeData: null };

/** What the cart saves, as the nudge shows it (CRT-12 to CRT-15). */
const nudgeSlice = createSlice({
  name: 'nudge',
  initialState,
  reducers: {
    nudgeBegan: (state) => ({ ...state, asked: state.asked + 1, isLoading: true }),
    nudgeReceived: (state, { payload }: PayloadAction<NudgeData>) => ({
      ...state,
      isLoading: false,
      hasDiscountError: false,
      nudgeData: payload,
    }),
    nudgeFailed: (state) => ({ ...state, isLoading: false, hasDiscountError: true, nudgeData: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, ({ asked }) => ({ ...initialState, asked: asked + 1 }));
  },
  selectors: {
    selectNudge: (state) => state,
    selectHasDiscountError: (state) => state.hasDiscountError,
    /** What the cart of that amount to pay saves, in paise; 0 where nothing is known of it (CRT-15). */
    selectSaving: ({ hasDiscountError, nudgeData }, toPay: number) => {
      if (hasDiscountError || nudgeData?.netPrice !== toPay) return 0;
      return Math.max(0, nudgeData.totalAmountBeforeDiscount - nudgeData.netPrice);
    },
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof nudgeSlice> {}
}

export const { nudgeBegan, nudgeReceived, nudgeFailed } = nudgeSlice.actions;
export const { selectNudge, selectHasDiscountError, selectSaving } =
  nudgeSlice.injectInto(rootReducer).selectors;
