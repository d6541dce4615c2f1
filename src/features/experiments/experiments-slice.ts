import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';
import type { Bucket } from './bucket.ts';
import { variantsOf } from './variants.ts';

interface ExperimentsState {
  /** The group of this client. Until the client id is known it is the group that the page was rendered for. */
  readonly bucket: Bucket;
}

const initialState: ExperimentsState = { bucket: 'none' };

const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    bucketKnown: (_, { payload }: PayloadAction<Bucket>) => ({ bucket: payload }),
  },
  selectors: { selectBucket: (state) => state.bucket },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof experimentsSlice> {}
}

export const { bucketKnown } = experimentsSlice.actions;
export const { selectBucket } = experimentsSlice.injectInto(rootReducer).selectors;

/** Experiment → variant of this client. */
export const selectVariants = createSelector(
  [selectBucket, (state: RootState) => selectConfig(state).experiments],
  variantsOf,
);
