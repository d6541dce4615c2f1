import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';

export interface AppBannerState {
  readonly dismissed: boolean;
}

const initialState: AppBannerState = { dismissed: false };

export const appBannerSlice = createSlice({
  name: 'appBanner',
  initialState,
  reducers: {
    /** The customer dismissed the banner, in this visit or in an earlier one. */
    bannerDismissed: () => ({ dismissed: true }),
  },
  selectors: {
    selectIsBannerDismissed: (state) => state.dismissed,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof appBannerSlice> {}
}

export const { bannerDismissed } = appBannerSlice.actions;
export const { selectIsBannerDismissed } = appBannerSlice.injectInto(rootReducer).selectors;

/** Whether the feature is on (EXP-25), not blocked in a partner's app, and not dismissed by the customer. */
export function selectShowsBanner(state: RootState): boolean {
  return selectFeature(state, 'app_banner', selectPartner(state)) && !selectIsBannerDismissed(state);
}
