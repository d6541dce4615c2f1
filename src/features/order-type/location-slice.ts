import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OrderTypeCode } from '#schemas/node.ts';
import { constants } from '#src/config/constants.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

export interface StoreChoice {
  readonly storeId: string;
  /** The name that customers see: 'Indiranagar'. */
  readonly storeName?: string | undefined;
  readonly city?: string | undefined;
}

/** A store that was chosen. Without `orderType` the current one stays; without `placeTitle` there is no place any more. */
export interface ChosenStore extends StoreChoice {
  /** Where the order is delivered to, in the customer's terms: 'Home · Indiranagar'. */
  readonly placeTitle?: string | undefined;
  readonly orderType?: OrderTypeCode | undefined;
}

/** Why the store lookup returned no store, with the texts for the customer (LOC-21..24). */
export interface StoreError {
  readonly kind: 'unavailable' | 'offline' | 'failed';
  /** The server's code; empty if it sent none. */
  readonly code: string;
  readonly header: string;
  readonly text: string;
  readonly button: string;
}

/** The order type and the store of the visit, which every page needs; the place of the customer is in place/place-slice.ts. */
export interface LocationState extends StoreChoice {
  readonly placeTitle?: string | undefined;
  readonly orderType: OrderTypeCode;
  /** The stored location of the last visit has no usable store id: the page's store is used, and the menu first leads to the home page (MEN-03). */
  readonly storeIsLost: boolean;
  /** Chosen by the customer, not set by default. */
  readonly storeIsChosen: boolean;
  readonly orderTypeIsChosen: boolean;
  /** The server's default: the wallet is used unless the customer turns it off. */
  readonly defaultWalletApplied: boolean;
  /** Error of the last lookup. Cleared when a store is chosen, and when a check finds that the store takes the order. */
  readonly storeError: StoreError | null;
  /** The customer has to choose another place and is to be sent to the location selector (LOC-22). */
  readonly wantsPlace: boolean;
}

const initialState: LocationState = {
  storeId: constants.store.defaultId,
  orderType: 'D',
  storeIsLost: false,
  storeIsChosen: false,
  orderTypeIsChosen: false,
  defaultWalletApplied: false,
  storeError: null,
  wantsPlace: false,
};

export interface DefaultStoreFound {
  readonly storeId: string;
  readonly defaultWalletApplied: boolean;
}

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    /** Store and order type that the page was rendered for. */
    pageOpened: (state, { payload }: PayloadAction<Pick<LocationState, 'storeId' | 'orderType'>>) => ({
      ...state,
      ...payload,
    }),

    /** The choices of an earlier visit; an order type that was chosen in this visit stays. */
    placeRestored(state, { payload }: PayloadAction<Partial<LocationState>>) {
      const { orderType, orderTypeIsChosen } = state;
      return { ...state, ...payload, ...(orderTypeIsChosen ? { orderType, orderTypeIsChosen } : {}) };
    },

    /** Found by the customer's IP address, before any location is chosen. */
    defaultStoreFound(state, { payload }: PayloadAction<DefaultStoreFound>) {
      state.defaultWalletApplied = payload.defaultWalletApplied;
      state.storeIsLost = false;
      if (!state.storeIsChosen) state.storeId = payload.storeId;
    },

    /** The customer was sent to the home page because no store was known, and may continue with the page's store. */
    ledHome(state) {
      state.storeIsLost = false;
    },

    orderTypeChosen(state, { payload }: PayloadAction<OrderTypeCode>) {
      state.orderType = payload;
      state.orderTypeIsChosen = true;
    },

    storeChosen: (
      state,
      { payload: { storeId, storeName, city, placeTitle, orderType } }: PayloadAction<ChosenStore>,
    ) => ({
      ...state,
      ...(orderType ? { orderType, orderTypeIsChosen: true } : {}),
      storeId,
      storeName,
      city,
      placeTitle,
      storeIsLost: false,
      storeIsChosen: true,
      storeError: null,
      wantsPlace: false,
    }),

    /** The lookup returned no store for the customer's place or order type. */
    storeRefused(state, { payload }: PayloadAction<StoreError>) {
      state.storeError = payload;
    },

    /** A check found that the store takes the order: the error of an earlier check no longer applies. */
    storeServes(state) {
      state.storeError = null;
    },

    placeWanted(state) {
      state.wantsPlace = true;
    },

    /** The customer was sent to the location selector. */
    placeAsked(state) {
      state.wantsPlace = false;
    },
  },
  extraReducers: (builder) => {
    // The title of the place is personal data ('Home · Indiranagar'); the store is not.
    builder.addCase(customerLeft, (state) => ({ ...state, placeTitle: undefined }));
  },
  selectors: {
    selectLocation: (state) => state,
    selectStoreId: (state) => state.storeId,
    /** No store is known whose menu could be shown. */
    selectStoreIsMissing: (state) => state.storeIsLost || state.storeId === '',
    selectOrderType: (state) => state.orderType,
    selectStoreIsChosen: (state) => state.storeIsChosen,
    selectStoreError: (state) => state.storeError,
    /** LOC-24: nothing can be ordered until another place or store is chosen. */
    selectStoreIsOffline: (state) => state.storeError?.kind === 'offline',
    selectWantsPlace: (state) => state.wantsPlace,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof locationSlice> {}
}

export const {
  pageOpened,
  placeRestored,
  defaultStoreFound,
  ledHome,
  orderTypeChosen,
  storeChosen,
  storeRefused,
  storeServes,
  placeWanted,
  placeAsked,
} = locationSlice.actions;
export const {
  selectLocation,
  selectStoreId,
  selectStoreIsMissing,
  selectOrderType,
  selectStoreIsChosen,
  selectStoreError,
  selectStoreIsOffline,
  selectWantsPlace,
} = locationSlice.injectInto(rootReducer).selectors;
