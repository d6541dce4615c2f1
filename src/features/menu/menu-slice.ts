import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { vegOnly } from '#schemas/compiled/stored/veg-only.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** What the cart lacks for a discount, as the discount calculation returns it. */
export interface NudgeData {
  readonly text: string;
  /** In paise. */
  readonly amountMissing: number;
}

interface MenuSliceState {
  readonly vegOnly: boolean;
  readonly vegOnlyIsKnown: boolean;
  readonly nudgeData: NudgeData | null;
  /** The discount calculation failed. */
  readonly hasDiscountError: boolean;
}

const initialState: MenuSliceState = {
  vegOnly: false,
  vegOnlyIsKnown: false,
  nudgeData: null,
  hasDiscountError: false,
};

const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    vegOnlyChosen: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      vegOnly: payload,
      vegOnlyIsKnown: true,
    }),
    nudgeAnswered: (state, { payload }: PayloadAction<NudgeData | null>) => ({
      ...state,
      nudgeData: payload,
      hasDiscountError: false,
    }),
    nudgeFailed: (state) => ({ ...state, nudgeData: null, hasDiscountError: true }),
  },
  selectors: {
    selectVegOnly: (state) => state.vegOnly,
    selectVegOnlyIsKnown: (state) => state.vegOnlyIsKnown,
    selectNudgeData: (state) => state.nudgeData,
    selectHasDiscountError: (state) => state.hasDiscountError,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof menuSlice> {}
}

export const { vegOnlyChosen, nudgeAnswered, nudgeFailed } = menuSlice.actions;
export const { selectVegOnly, selectVegOnlyIsKnown, selectNudgeData, selectHasDiscountError } =
  menuSlice.injectInto(rootReducer).selectors;

/** The customer turned the switch. The next visit begins with it as it is now. */
export function chooseVegOnly(on: boolean): AppThunk {
  return (dispatch, _getState, { persistence }) => {
    dispatch(vegOnlyChosen(on));
    persistence.write(vegOnly, on);
  };
}

/** Sets the switch as it was at the last visit, unless the customer has turned it already in this one. */
export function restoreVegOnly(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (!selectVegOnlyIsKnown(getState())) dispatch(vegOnlyChosen(persistence.read(vegOnly) === true));
  };
}
