import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { MenuOrder } from '#schemas/page-cookies.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';
import type { Bucket } from '#schemas/rules/experiment-groups.ts';
import { variantsOf } from '#schemas/rules/variants.ts';

/** Where this client stands. Until its id is known it is what the page was rendered for. */
export interface ClientGroup {
  readonly bucket: Bucket;
  readonly menuOrder: MenuOrder;
}

const initialState: ClientGroup = { bucket: 'none', menuOrder: 'plain' };

const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    groupKnown: (_, { payload }: PayloadAction<ClientGroup>) => payload,
  },
  selectors: { selectGroup: (state) => state },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof experimentsSlice> {}
}

export const { groupKnown } = experimentsSlice.actions;
export const { selectGroup } = experimentsSlice.injectInto(rootReducer).selectors;

/** Experiment → variant of this client. */
export const selectVariants = createSelector(
  [(state: RootState) => selectGroup(state).bucket, (state: RootState) => selectConfig(state).experiments],
  variantsOf,
);
