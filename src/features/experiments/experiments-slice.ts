import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { MenuOrder } from '#schemas/page-cookies.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';
import { type Drawn, variantOf, variantsOf } from '#schemas/rules/variants.ts';

/** What the page was rendered for, and stays so while it is open: no variant changes on screen. The next page is rendered for the client's group. */
export interface PageGroup extends Drawn {
  readonly menuOrder: MenuOrder;
}

const initialState: PageGroup = { bucket: 'new', menuOrder: 'plain' };

const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    groupKnown: (_, { payload }: PayloadAction<PageGroup>) => payload,
    /** Draws the experiments that marketing named, whose nodes are in no page. */
    clientKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, clientId: payload }),
  },
  selectors: { selectGroup: (state) => state },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof experimentsSlice> {}
}

export const { groupKnown, clientKnown } = experimentsSlice.actions;
export const { selectGroup } = experimentsSlice.injectInto(rootReducer).selectors;

const selectExperiments = (state: RootState) => selectConfig(state).experiments;

/** Experiment of the app → variant of this page view. */
export const selectVariants = createSelector(
  [(state: RootState) => selectGroup(state).bucket, selectExperiments],
  variantsOf,
);

/** The variant of any experiment in this page view; undefined while it is not known. */
export const selectVariantOf = createSelector(
  [selectGroup, selectExperiments],
  (group, experiments) => (name: string) => variantOf(name, group, experiments),
);
