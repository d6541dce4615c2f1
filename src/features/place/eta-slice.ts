import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OrderTypeCode } from '#schemas/node.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import { selectLocation, selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { type RootState, rootReducer } from '#src/store/root-reducer.ts';
import { selectPlaces } from './place-slice.ts';

/** What the last lookup said of the restaurant of the order. */
export interface KnownEta {
  /** What it holds for (`etaKeyOf`). */
  readonly key: string;
  /** Absent where the restaurant takes no order now, or nobody waits. */
  readonly minutes?: number | undefined;
  /** Where the restaurant is. */
  readonly position: GeoCode | null;
  /** When to ask again, in epoch milliseconds. */
  readonly askAt: number;
  /** When the minutes may no longer be said, in epoch milliseconds. */
  readonly until: number;
}

/** It is loaded with what shows it: no page waits for it. */
export interface EtaState {
  readonly known: KnownEta | null;
  /** The key that is being asked for. */
  readonly asking: string | null;
}

const initialState: EtaState = { known: null, asking: null };

const etaSlice = createSlice({
  name: 'eta',
  initialState,
  reducers: {
    etaAsked(state, { payload }: PayloadAction<string>) {
      state.asking = payload;
    },
    etaFound: (_, { payload }: PayloadAction<KnownEta>) => ({ known: payload, asking: null }),
    /** The answer is for something that is no longer chosen. */
    etaOutdated(state, { payload }: PayloadAction<string>) {
      if (state.asking === payload) state.asking = null;
    },
    /** Nothing newer was found out in time. */
    etaOver(state) {
      if (state.known) delete state.known.minutes;
    },
  },
  selectors: {
    selectAsking: ({ asking }) => asking,
    selectLastEta: ({ known }) => known,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof etaSlice> {}
}

export const { etaAsked, etaFound, etaOutdated, etaOver } = etaSlice.actions;
export const { selectAsking, selectLastEta } = etaSlice.injectInto(rootReducer).selectors;

/** From where the customer's way is counted: the address of a delivery, else where they are. */
function selectFrom(state: RootState, orderType: OrderTypeCode): GeoCode | null {
  const { chosen, geoCode } = selectPlaces(state);
  return orderType === 'D' ? chosen : geoCode;
}

/** Names the restaurant of the order, the order type, and for a delivery the place; null where there is nothing to expect. */
export function etaKeyOf(state: RootState, orderType: OrderTypeCode): string | null {
  const { storeId } = selectLocation(state);
  if (orderType === 'IRCTC') return null;
  if (orderType !== 'D') return `${storeId}/${orderType}`;
  const place = selectFrom(state, orderType);
  return place && `${storeId}/D/${place.latitude},${place.longitude}`;
}

/** The key of the current order; null before a restaurant is chosen. */
export function selectEtaKey(state: RootState): string | null {
  const { storeIsChosen, orderType } = selectLocation(state);
  return storeIsChosen ? etaKeyOf(state, orderType) : null;
}

/** What is known of the current order. What was said of another restaurant, order type or place is not. */
export function selectKnownEta(state: RootState): KnownEta | null {
  const known = selectLastEta(state);
  return known !== null && known.key === selectEtaKey(state) ? known : null;
}

/** What is shown beside the name of the customer's restaurant. */
export interface Eta {
  readonly minutes?: number | undefined;
  /** In metres. */
  readonly distance?: number | undefined;
}

const nothing: Eta = {};

export const selectEta = createSelector(
  [
    selectKnownEta,
    selectStoreIsOffline,
    (state: RootState) => selectFrom(state, selectLocation(state).orderType),
  ],
  (known, isOffline, from): Eta => {
    if (known === null || isOffline) return nothing;
    const { minutes, position } = known;
    return { minutes, distance: from && position ? distanceBetween(from, position) : undefined };
  },
);
