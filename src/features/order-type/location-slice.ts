import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OrderTypeCode } from '#schemas/node.ts';
import { constants } from '#src/config/constants.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';

export interface StoreChoice {
  readonly storeId: string;
  /** As the customer knows it: 'Indiranagar'. */
  readonly storeName?: string | undefined;
  readonly city?: string | undefined;
}

/** A store that was chosen; what is left out stays as it is, save the place, which belongs to the choice. */
export interface ChosenStore extends StoreChoice {
  /** Where it delivers to, as the customer knows it: 'Home · Indiranagar'. */
  readonly placeTitle?: string | undefined;
  readonly orderType?: OrderTypeCode | undefined;
}

/** Why the store lookup gave no store, in the words for the customer (LOC-21..24). */
export interface StoreError {
  readonly kind: 'unavailable' | 'offline' | 'failed';
  /** The server's code; empty where it gave none. */
  readonly code: string;
  readonly header: string;
  readonly text: string;
  readonly button: string;
}

/** The order type and the store of the visit, which every page needs; the place of the customer is in place/place-slice.ts. */
export interface LocationState extends StoreChoice {
  readonly placeTitle?: string | undefined;
  readonly orderType: OrderTypeCode;
  /** By the customer, and not by default. */
  readonly storeIsChosen: boolean;
  readonly orderTypeIsChosen: boolean;
  /** The server says that the wallet is used unless the customer turns it off. */
  readonly defaultWalletApplied: boolean;
  /** Of the last lookup; gone with the next store that is chosen, and with a check that finds that the store serves. */
  readonly storeError: StoreError | null;
  /** The customer cannot go on without another place, and is to be led to where one is chosen (LOC-22). */
  readonly wantsPlace: boolean;
}

const initialState: LocationState = {
  storeId: constants.store.defaultId,
  orderType: 'D',
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
    /** What the page was rendered for. */
    pageOpened: (state, { payload }: PayloadAction<Pick<LocationState, 'storeId' | 'orderType'>>) => ({
      ...state,
      ...payload,
    }),

    /** The choices of an earlier visit; what was chosen in this one already stands. */
    placeRestored(state, { payload }: PayloadAction<Partial<LocationState>>) {
      const { orderType, orderTypeIsChosen } = state;
      return { ...state, ...payload, ...(orderTypeIsChosen ? { orderType, orderTypeIsChosen } : {}) };
    },

    /** Found by the caller's address, before any location is chosen. */
    defaultStoreFound(state, { payload }: PayloadAction<DefaultStoreFound>) {
      state.defaultWalletApplied = payload.defaultWalletApplied;
      if (!state.storeIsChosen) state.storeId = payload.storeId;
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
      storeIsChosen: true,
      storeError: null,
      wantsPlace: false,
    }),

    /** The lookup gave no store for what the customer wants. */
    storeRefused(state, { payload }: PayloadAction<StoreError>) {
      state.storeError = payload;
    },

    /** A check found that the store serves what the customer wants: what an earlier one had against it holds no more. */
    storeServes(state) {
      state.storeError = null;
    },

    placeWanted(state) {
      state.wantsPlace = true;
    },

    /** The customer has been led to where a place is chosen. */
    placeAsked(state) {
      state.wantsPlace = false;
    },
  },
  extraReducers: (builder) => {
    // 'Home · Indiranagar' is of the person who leaves; the store is not.
    builder.addCase(customerLeft, (state) => ({ ...state, placeTitle: undefined }));
  },
  selectors: {
    selectLocation: (state) => state,
    selectStoreId: (state) => state.storeId,
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
  selectOrderType,
  selectStoreIsChosen,
  selectStoreError,
  selectStoreIsOffline,
  selectWantsPlace,
} = locationSlice.injectInto(rootReducer).selectors;
