import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Partner } from '#src/request/ports.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import type { Attribution } from './navigation-target.ts';

export interface AttributionState {
  readonly utm: Readonly<Record<string, string>>;
  /** The partner app that the product runs in: the mini-app flag. */
  readonly partner: Partner | null;
}

const initialState: AttributionState = { utm: {}, partner: null };

/** How the visit began. Known only after hydration: a server-rendered page is the same for all customers. */
const attributionSlice = createSlice({
  name: 'attribution',
  initialState,
  reducers: {
    visitBegan: (_, { payload }: PayloadAction<AttributionState>) => payload,
  },
  selectors: {
    selectPartner: (state) => state.partner,
    selectAttribution: ({ utm, partner }): Attribution => ({
      utm,
      partnerSource: partner === null ? null : (utm['utm_source'] ?? partner.toLowerCase()),
    }),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof attributionSlice> {}
}

export const { visitBegan } = attributionSlice.actions;
export const { selectPartner, selectAttribution } = attributionSlice.injectInto(rootReducer).selectors;
