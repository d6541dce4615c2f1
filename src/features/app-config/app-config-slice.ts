import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BlockableName } from '#schemas/blocked-features.ts';
import type { FeatureName } from '#schemas/documents/feature-names.ts';
import type { Partner } from '#src/request/ports.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { parseFeatures } from './features.ts';
import { type AppConfig, defaultConfig } from './lay-configs.ts';

export interface AppConfigState {
  readonly config: AppConfig;
  /** Epoch milliseconds; null while only the page's or the built-in configuration is known. */
  readonly timeLastStored: number | null;
  /** The page was rendered with a configuration. Its experiments stay while it is open: no variant changes on screen. */
  readonly isOfPage: boolean;
}

const initialState: AppConfigState = { config: defaultConfig, timeLastStored: null, isOfPage: false };

interface Loaded {
  readonly config: AppConfig;
  readonly timeLastStored: number;
}

const appConfigSlice = createSlice({
  name: 'appConfig',
  initialState,
  reducers: {
    /** The configuration that the page was rendered with. */
    pageConfigReceived: (state, { payload }: PayloadAction<AppConfig>) => ({
      ...state,
      config: payload,
      isOfPage: true,
    }),
    configLoaded({ config: { experiments }, isOfPage }, { payload }: PayloadAction<Loaded>) {
      const { config, timeLastStored } = payload;
      return { config: isOfPage ? { ...config, experiments } : config, timeLastStored, isOfPage };
    },
  },
  selectors: {
    selectConfig: (state) => state.config,
    selectFeatures: createSelector([(state: AppConfigState) => state.config.features], parseFeatures),
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof appConfigSlice> {}
}

export const { pageConfigReceived, configLoaded } = appConfigSlice.actions;
const injected = appConfigSlice.injectInto(rootReducer);
export const { selectConfig } = injected.selectors;

type State = Parameters<typeof selectConfig>[0];

/** Whether a feature is on, and not blocked in the partner app that the product runs in (MIN-06). */
export function selectFeature(state: State, name: FeatureName, partner: Partner | null = null): boolean {
  return injected.selectors.selectFeatures(state).has(name) && !selectIsBlocked(state, name, partner);
}

/** Whether the vendor configuration blocks something in a partner app. */
export function selectIsBlocked(state: State, name: BlockableName, partner: Partner | null): boolean {
  const vendor = partner === null ? undefined : selectConfig(state).vendorConfig[partner];
  return Array.isArray(vendor?.blockedFeatures) && vendor.blockedFeatures.includes(name);
}
