import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FoundPartly, FoundStore, Place, Suggestion } from '#schemas/entities/store.ts';
import type {
  GeoCode,
  PlaceChoice,
  RecentPlace,
  RecentPlaces,
  SelectedAddress,
} from '#schemas/stored/place.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { orderTypeAsked } from '#src/features/order-type/location-slice.ts';
import {
  noRecents,
  withoutAddress,
  withoutRecent,
  withRecentAt,
  withRecentPlace,
  withRecentStore,
} from './recents.ts';

/** The browser's permission state; 'not_available' when it cannot be read (LOC-29). */
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'not_available';

/** State of a search: not started, running, answered or failed. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * The state of places that only the screens for choosing one need (LOC-34, 35, 39). It is loaded with them. Order type and store, which every
 * page needs, are in order-type/location-slice.ts.
 */
export interface PlaceState {
  /** The stored places have been read. */
  readonly restored: boolean;
  readonly searchedLocation: string;
  readonly searchStatus: SearchStatus;
  readonly suggestions: readonly Suggestion[];
  /** What the suggestions leave out of the text that was searched; null when they have all of it. */
  readonly foundPartly: FoundPartly | null;
  readonly selectedPrediction: Suggestion | null;
  /** The last position that was found, and the place there if it is known. */
  readonly geoCode: GeoCode | null;
  readonly place: Place | null;
  /** The store of the last choice. */
  readonly storeInfo: FoundStore | null;
  /** An address that is not saved: enough for a guest to order (LOC-39). */
  readonly tempAddress: SelectedAddress['tempAddress'];
  /** The address that the order goes to, saved or not. */
  readonly addressDetail: SelectedAddress['addressDetail'];
  /** Where orders go now. */
  readonly chosen: PlaceChoice | null;
  readonly recents: RecentPlaces;
  readonly recentStoreIds: readonly string[];
  readonly permission: LocationPermission | null;
  /** When the device last returned its position, in epoch milliseconds. */
  readonly detectedAt: number | null;
  readonly detectedPlace: Place | null;
  /** Number of the latest lookup: the answer of an older one is dropped. */
  readonly lookup: number;
}

const initialState: PlaceState = {
  restored: false,
  searchedLocation: '',
  searchStatus: 'idle',
  suggestions: [],
  foundPartly: null,
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

/** The part that is stored in the browser between visits. */
export type KeptPlaces = Pick<
  PlaceState,
  'recents' | 'recentStoreIds' | 'geoCode' | 'place' | 'chosen' | 'tempAddress' | 'addressDetail'
>;

export interface SuggestionsFound {
  readonly suggestions: readonly Suggestion[];
  readonly partly?: FoundPartly | undefined;
}

export interface PlaceEntered {
  readonly choice: PlaceChoice;
  readonly recent: RecentPlace;
  readonly store: FoundStore;
  /** Key of a recent place that this one corrects. */
  readonly replaces?: string;
}

/** A recent place, and where it stands in its list. */
export interface RecentAt {
  readonly entry: RecentPlace;
  readonly at: number;
}

const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    /**
     * A place that was found in this visit is newer than the stored one, and stays. Found is not chosen: where orders go, with its address, is what was
     * chosen last.
     */
    placesRestored: (state, { payload }: PayloadAction<KeptPlaces>) => {
      const { geoCode, place, chosen, addressDetail, tempAddress } = state;
      return {
        ...state,
        ...payload,
        ...(geoCode && { geoCode, place }),
        ...(chosen && { chosen, addressDetail, tempAddress }),
        restored: true,
      };
    },

    locationTyped(state, { payload }: PayloadAction<string>) {
      state.searchedLocation = payload;
      state.searchStatus = payload.trim() === '' ? 'idle' : 'loading';
      if (payload.trim() === '') {
        state.suggestions = [];
        state.foundPartly = null;
      }
    },

    suggestionsReceived: (state, { payload }: PayloadAction<SuggestionsFound>) => ({
      ...state,
      suggestions: payload.suggestions,
      foundPartly: payload.partly ?? null,
      searchStatus: 'ready',
    }),

    suggestionsFailed: (state) => ({ ...state, suggestions: [], foundPartly: null, searchStatus: 'failed' }),

    predictionSelected(state, { payload }: PayloadAction<Suggestion>) {
      state.selectedPrediction = payload;
    },

    /** Found by a search, by the device or under the pin of the map, but not chosen yet. */
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
      const { choice, recent, store, replaces } = payload;
      const address = choice.address ?? null;
      const recents =
        replaces === undefined
          ? state.recents
          : withoutRecent(state.recents, { key: replaces, deliveryType: recent.deliveryType });
      return {
        ...remembered({ ...state, recents }, recent, store),
        geoCode: { latitude: choice.latitude, longitude: choice.longitude },
        place: choice.place ?? null,
        chosen: choice,
        addressDetail: address,
        tempAddress: address && !('address_id' in address) ? address : null,
      };
    },

    /** A store was chosen for pickup or dine-in. The address for deliveries stays. */
    storeEntered: (state, { payload }: PayloadAction<{ recent: RecentPlace | null; store: FoundStore }>) =>
      remembered(state, payload.recent, payload.store),

    /** The customer removed a recent place from its list. The current order is not affected. */
    recentRemoved: (state, { payload }: PayloadAction<RecentPlace>) => ({
      ...state,
      recents: withoutRecent(state.recents, payload),
      recentStoreIds: state.recentStoreIds.filter((id) => id !== payload.location.storeId),
    }),

    /** The customer took the removal back: the place stands where it stood. */
    recentRestored: (state, { payload }: PayloadAction<RecentAt>) => {
      const { storeId } = payload.entry.location;
      return {
        ...state,
        recents: withRecentAt(state.recents, payload),
        recentStoreIds:
          storeId === undefined ? state.recentStoreIds : withRecentStore(state.recentStoreIds, storeId),
      };
    },

    /** A saved address was changed without a new lookup. If it is the chosen one, deliveries go to the changed address. */
    addressMended: (state, { payload }: PayloadAction<PlaceChoice>) => {
      const { address_id: id, address = null } = payload;
      if (id === undefined || state.chosen?.address_id !== id) return state;
      return { ...state, chosen: payload, addressDetail: address };
    },

    /** A saved address was deleted. If it was the chosen one, its place stays chosen, without the address. */
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
    // The next customer on this device must not see the places of the last one, nor get the answer of a lookup that is still running.
    builder.addCase(customerLeft, ({ restored, permission, lookup }) => ({
      ...initialState,
      restored,
      permission,
      lookup: lookup + 1,
    }));
    // The answer of a lookup for the previous order type is dropped.
    builder.addCase(orderTypeAsked, (state) => {
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

function remembered(state: PlaceState, recent: RecentPlace | null, store: FoundStore): PlaceState {
  return {
    ...state,
    storeInfo: store,
    recents: recent ? withRecentPlace(state.recents, recent) : state.recents,
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
  recentRemoved,
  recentRestored,
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
