import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { Place, StoreDetail, Suggestion } from '#schemas/entities/store.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import {
  noRecents,
  type RecentPlace,
  type RecentPlaces,
  withoutAddress,
  withRecentPlace,
  withRecentStore,
} from './recents.ts';

export interface GeoCode {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where an order is to go. */
export interface PlaceChoice extends GeoCode {
  readonly address_id?: string;
  /** As the place line names it: 'Home · Indiranagar'. */
  readonly title: string;
  readonly place?: Place;
  /** Of the recent place that is chosen again: the server may call what is there otherwise than the search did. */
  readonly key?: string;
  /** The whole address, saved or not; a place from the search has none yet. */
  readonly address?: SavedAddress | AddressInput;
}

/** As the browser puts it, or that it cannot say (LOC-29). */
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'not_available';

/** Where a search box stands: nothing asked, asking, answered, or not answered. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Everything about places that only the screens on which one is chosen need (LOC-34, 35, 39). It arrives with them; the order type and the
 * store, which every page needs, are in order-type/location-slice.ts.
 */
export interface PlaceState {
  /** What was kept on this device has been read. */
  readonly restored: boolean;
  readonly searchedLocation: string;
  readonly searchStatus: SearchStatus;
  readonly suggestions: readonly Suggestion[];
  readonly selectedPrediction: Suggestion | null;
  /** The position that was found last, and the place there as far as it is known. */
  readonly geoCode: GeoCode | null;
  readonly place: Place | null;
  /** The store of the last choice. */
  readonly storeInfo: StoreDetail | null;
  /** An address that is not saved: enough for a guest to order (LOC-39). */
  readonly tempAddress: AddressInput | null;
  /** The address that the order goes to, saved or not. */
  readonly addressDetail: SavedAddress | AddressInput | null;
  /** Where orders go now. */
  readonly chosen: PlaceChoice | null;
  readonly recents: RecentPlaces;
  readonly recentStoreIds: readonly string[];
  readonly permission: LocationPermission | null;
  /** When the device last said where it is, in epoch milliseconds. */
  readonly detectedAt: number | null;
  readonly detectedPlace: Place | null;
  /** Number of the lookup that counts: an older one that answers later does not. */
  readonly lookup: number;
}

const initialState: PlaceState = {
  restored: false,
  searchedLocation: '',
  searchStatus: 'idle',
  suggestions: [],
  selectedPrediction: null,
  geoCode: null,
  place: null,
  storeInfo: null,
  tempAddress: null,
  addressDetail: null,
  chosen: null,
  recents: noRecents,
  recentStoreIds: [],
  permission: null,
  detectedAt: null,
  detectedPlace: null,
  lookup: 0,
};

/** What stays on this device between visits. */
export type KeptPlaces = Pick<
  PlaceState,
  'recents' | 'recentStoreIds' | 'geoCode' | 'place' | 'chosen' | 'tempAddress' | 'addressDetail'
>;

export interface PlaceEntered {
  readonly choice: PlaceChoice;
  readonly recent: RecentPlace;
  readonly store: StoreDetail;
}

const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    /** What was kept is older than whatever happened meanwhile. */
    placesRestored: (state, { payload }: PayloadAction<Partial<KeptPlaces>>) => ({
      ...state,
      ...(state.geoCode ? {} : payload),
      recents: payload.recents ?? state.recents,
      recentStoreIds: payload.recentStoreIds ?? state.recentStoreIds,
      restored: true,
    }),

    locationTyped(state, { payload }: PayloadAction<string>) {
      state.searchedLocation = payload;
      state.searchStatus = payload.trim() === '' ? 'idle' : 'loading';
      if (payload.trim() === '') state.suggestions = [];
    },

    suggestionsReceived: (state, { payload }: PayloadAction<readonly Suggestion[]>) => ({
      ...state,
      suggestions: payload,
      searchStatus: 'ready',
    }),

    suggestionsFailed: (state) => ({ ...state, suggestions: [], searchStatus: 'failed' }),

    predictionSelected(state, { payload }: PayloadAction<Suggestion>) {
      state.selectedPrediction = payload;
    },

    /** By search, by the device or under the pin of the map: found, and not chosen yet. */
    placeLocated(state, { payload }: PayloadAction<Place>) {
      state.geoCode = { latitude: payload.latitude, longitude: payload.longitude };
      state.place = payload;
    },

    permissionKnown(state, { payload }: PayloadAction<LocationPermission>) {
      state.permission = payload;
    },

    positionDetected(state, { payload }: PayloadAction<{ place: Place; at: number }>) {
      state.detectedPlace = payload.place;
      state.detectedAt = payload.at;
    },

    lookupBegan(state) {
      state.lookup += 1;
    },

    /** The lookup found the store that serves a place (LOC-18, LOC-19). */
    placeEntered: (state, { payload }: PayloadAction<PlaceEntered>) => {
      const { choice, recent, store } = payload;
      const address = choice.address ?? null;
      return {
        ...remembered(state, recent, store),
        geoCode: { latitude: choice.latitude, longitude: choice.longitude },
        place: choice.place ?? null,
        chosen: choice,
        addressDetail: address,
        tempAddress: address && !('address_id' in address) ? address : null,
      };
    },

    /** A store was chosen to go to. The address for deliveries stays. */
    storeEntered: (state, { payload }: PayloadAction<{ recent: RecentPlace; store: StoreDetail }>) =>
      remembered(state, payload.recent, payload.store),

    /** A saved address was changed, and nothing looked up for it: as long as it is the chosen one, deliveries go to it as it is now. */
    addressMended: (state, { payload }: PayloadAction<PlaceChoice>) => {
      const { address_id: id, address = null } = payload;
      if (id === undefined || state.chosen?.address_id !== id) return state;
      return { ...state, chosen: payload, addressDetail: address };
    },

    /** A saved address was deleted: an order that was to go there has its place still, and no address. */
    addressForgotten: (state, { payload: addressId }: PayloadAction<string>) => {
      const { addressDetail, chosen } = state;
      const isGone = (id: string | undefined) => id === addressId;
      const isCurrent =
        addressDetail !== null && 'address_id' in addressDetail && isGone(addressDetail.address_id);
      const { address: _address, address_id: chosenId, ...place } = chosen ?? {};
      return {
        ...state,
        recents: withoutAddress(state.recents, addressId),
        addressDetail: isCurrent ? null : addressDetail,
        chosen: isGone(chosenId) ? (place as PlaceChoice) : chosen,
      };
    },
  },
  extraReducers: (builder) => {
    // The next person on this device shall not see where the last one lives, nor get what is still being looked up for them.
    builder.addCase(customerLeft, ({ restored, permission, lookup }) => ({
      ...initialState,
      restored,
      permission,
      lookup: lookup + 1,
    }));
    // What is being looked up for another kind of order is not wanted any more.
    builder.addCase(orderTypeChosen, (state) => {
      state.lookup += 1;
    });
  },
  selectors: {
    selectPlaces: (state) => state,
    selectRecents: (state) => state.recents,
    selectGeoCode: (state) => state.geoCode,
    selectPlace: (state) => state.place,
    selectAddressDetail: (state) => state.addressDetail,
    selectTempAddress: (state) => state.tempAddress,
    selectPermission: (state) => state.permission,
  },
});

function remembered(state: PlaceState, recent: RecentPlace, store: StoreDetail): PlaceState {
  return {
    ...state,
    storeInfo: store,
    recents: withRecentPlace(state.recents, recent),
    recentStoreIds: withRecentStore(state.recentStoreIds, store.id),
  };
}

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof placeSlice> {}
}

export const {
  placesRestored,
  locationTyped,
  suggestionsReceived,
  suggestionsFailed,
  predictionSelected,
  placeLocated,
  permissionKnown,
  positionDetected,
  lookupBegan,
  placeEntered,
  storeEntered,
  addressMended,
  addressForgotten,
} = placeSlice.actions;
export const {
  selectPlaces,
  selectRecents,
  selectGeoCode,
  selectPlace,
  selectAddressDetail,
  selectTempAddress,
  selectPermission,
} = placeSlice.injectInto(rootReducer).selectors;
