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

/** A store that takes the order type which another one refused. */
export interface StoreInstead extends StoreChoice {
  readonly storeName: string;
  /** In metres, from the customer's place, or from the refused store when no place is known. */
  readonly distance?: number | undefined;
  readonly isFromPlace: boolean;
  /** None near takes it now, and this store takes it when it opens, at '11:00' for example. Absent where it takes it now. */
  readonly opens?: string | undefined;
}

/** Why the store lookup returned no store, with the texts for the customer (LOC-21..24). */
export interface StoreError {
  readonly kind: 'unavailable' | 'offline' | 'failed';
  /** The server's code; empty if it sent none. */
  readonly code: string;
  readonly header: string;
  readonly text: string;
  readonly button: string;
  /** The order type that was asked for. */
  readonly orderType?: OrderTypeCode;
  /** It is about another store or place than that of the current order. */
  readonly isElsewhere?: boolean;
  /** The nearest store that takes it now, else the nearest that takes it when it opens. */
  readonly instead?: StoreInstead | null;
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
  /** An order type that the customer asked for while a store is chosen. It becomes the order type when a store takes it. */
  readonly askedType: OrderTypeCode | null;
  /** The server's default: the wallet is used unless the customer turns it off. */
  readonly defaultWalletApplied: boolean;
  /** Error of the last lookup. Cleared when a store is chosen, and when a check finds that the store takes the order. */
  readonly storeError: StoreError | null;
  /** The store that takes no orders at all now. A later error about something else leaves it offline. */
  readonly offlineId: string | null;
  /** The order type for which the customer has to choose another place, and is to be sent to the location selector (LOC-22). */
  readonly wantsPlace: OrderTypeCode | null;
}

const initialState: LocationState = {
  storeId: constants.store.defaultId,
  orderType: 'D',
  storeIsLost: false,
  storeIsChosen: false,
  orderTypeIsChosen: false,
  askedType: null,
  defaultWalletApplied: false,
  storeError: null,
  offlineId: null,
  wantsPlace: null,
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

    /**
     * The choices of an earlier visit. An order type that was chosen in this visit stays when no store was chosen before; the store of an earlier
     * visit has to be asked first whether it takes it.
     */
    placeRestored(state, { payload }: PayloadAction<Partial<LocationState>>) {
      const { orderType, orderTypeIsChosen } = state;
      if (!orderTypeIsChosen) return { ...state, ...payload };
      if (!payload.storeIsChosen) return { ...state, ...payload, orderType, orderTypeIsChosen };
      return { ...state, orderType: initialState.orderType, orderTypeIsChosen: false, ...payload };
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

    /**
     * The customer asks for an order type. Without a chosen store it is set at once, and with an order to the train, which has its own station.
     * Else it is set when a store takes it.
     */
    orderTypeAsked(state, { payload }: PayloadAction<OrderTypeCode>) {
      const waits = state.storeIsChosen && payload !== 'IRCTC';
      state.askedType = waits && payload !== state.orderType ? payload : null;
      if (waits) return;
      state.orderType = payload;
      state.orderTypeIsChosen = true;
    },

    /** The store takes the order type. */
    orderTypeChosen(state, { payload }: PayloadAction<OrderTypeCode>) {
      state.orderType = payload;
      state.orderTypeIsChosen = true;
      state.askedType = null;
    },

    /** Nothing could be found out about the order type that was asked for: it stays as it was. */
    orderTypeKept(state) {
      state.askedType = null;
    },

    storeChosen: (
      state,
      { payload: { storeId, storeName, city, placeTitle, orderType } }: PayloadAction<ChosenStore>,
    ) => ({
      ...state,
      ...(orderType ? { orderType, orderTypeIsChosen: true } : {}),
      askedType: null,
      storeId,
      storeName,
      city,
      placeTitle,
      storeIsLost: false,
      storeIsChosen: true,
      storeError: null,
      offlineId: null,
      wantsPlace: null,
    }),

    /** The lookup returned no store for the customer's place or order type. */
    storeRefused(state, { payload }: PayloadAction<StoreError>) {
      state.storeError = payload;
      if (payload.kind === 'offline' && !payload.isElsewhere) state.offlineId = state.storeId;
    },

    /** A check found that the store takes the order: the error of an earlier check no longer applies. */
    storeServes(state) {
      state.storeError = null;
      state.offlineId = null;
    },

    /** No store that is known takes this order type: another place has to be chosen for it. */
    placeWanted(state, { payload }: PayloadAction<OrderTypeCode>) {
      state.wantsPlace = payload;
      state.askedType = null;
    },

    /** The customer was sent to the location selector. */
    placeAsked(state) {
      state.wantsPlace = null;
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
    selectAskedType: (state) => state.askedType,
    /** The order type that a switch shows as pressed: the one that was just asked for, else the current one. */
    selectPressedType: (state) => state.askedType ?? state.orderType,
    selectStoreIsChosen: (state) => state.storeIsChosen,
    selectStoreError: (state) => state.storeError,
    /** LOC-24: nothing can be ordered until another place or store is chosen. */
    selectStoreIsOffline: (state) => state.offlineId === state.storeId,
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
  orderTypeAsked,
  orderTypeChosen,
  orderTypeKept,
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
  selectAskedType,
  selectPressedType,
  selectStoreIsChosen,
  selectStoreError,
  selectStoreIsOffline,
  selectWantsPlace,
} = locationSlice.injectInto(rootReducer).selectors;
