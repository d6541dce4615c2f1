import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#src/store/root-reducer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** What would bring the cart nearer to a discount, as the discount calculation says. */
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

/** The customer turned the switch: it stays so for the next visit. */
export function chooseVegOnly(on: boolean): AppThunk {
  return (dispatch, _getState, { persistence }) => {
    dispatch(vegOnlyChosen(on));
    persistence.write('vegOnly', on);
  };
}

/** As the switch stood at the last visit; what was chosen in this one already stands. */
export function restoreVegOnly(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (!selectVegOnlyIsKnown(getState())) dispatch(vegOnlyChosen(persistence.read('vegOnly') === true));
  };
}
